; Minimum and maximum in one pass, as a record.
; EXPECT: sat
; EXPECT: unsat
(declare-datatype Range ((range (low Int) (high Int))))
(define-fun widen ((r Range) (x Int)) Range
  (range (ite (< x (low r)) x (low r)) (ite (> x (high r)) x (high r))))
(declare-const l (List Int))
(define-const r Range (List.fold widen (range 0 0) l))
(assert (<= 2 (List.len l) 3))
(push)
(assert (= r (range (- 5) 5)))
(check-sat)
(pop)
(assert (> (low r) (high r)))
(check-sat)
