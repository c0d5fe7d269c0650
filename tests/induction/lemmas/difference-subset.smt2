; EXPECT: unsat
; A difference is a subset.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (List.forall (lambda ((v Int)) (List.contains v l)) (List.filter (lambda ((v Int)) (not (List.contains v m))) l))))
(check-sat)
