; Addition is not associative: a list and its reverse have different sums.
; EXPECT: sat
(define-sort Small () (_ FloatingPoint 3 4))
(declare-const l (List Small))
(define-fun total ((l (List Small))) Small
  (List.fold (lambda ((a Small) (x Small)) (fp.add RNE a x)) (_ +zero 3 4) l))
(assert (= (List.len l) 3))
(assert (List.forall (lambda ((x Small)) (or (fp.isNormal x) (fp.isZero x))) l))
(assert (not (fp.isNaN (total l))))
(assert (not (fp.eq (total l) (total (List.rev l)))))
(check-sat)
