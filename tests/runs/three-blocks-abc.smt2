; a^n b^n c^n.
; EXPECT: sat
(set-logic ALL)
(declare-datatypes ((Letter 0)) (((a) (b) (c))))
(declare-datatype Count ((count (as_ Int) (bs Int) (cs Int) (ok Bool))))
(declare-const l (List Letter))
(define-fun final () Count
  (List.fold
    (lambda ((n Count) (x Letter))
      (match x
        ((a (count (+ (as_ n) 1) (bs n) (cs n) (and (ok n) (= (bs n) 0) (= (cs n) 0))))
         (b (count (as_ n) (+ (bs n) 1) (cs n) (and (ok n) (= (cs n) 0))))
         (c (count (as_ n) (bs n) (+ (cs n) 1) (ok n))))))
    (count 0 0 0 true) l))
(assert (ok final))
(assert (= (as_ final) (bs final) (cs final)))
(assert (>= (List.len l) 1000000))
(check-sat)
