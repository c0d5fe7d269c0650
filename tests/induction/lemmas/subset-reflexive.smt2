; EXPECT: unsat
; A list is a subset of itself.
(declare-const l (List Int))
(assert (not (List.forall (lambda ((v Int)) (List.contains v l)) l)))
(check-sat)
