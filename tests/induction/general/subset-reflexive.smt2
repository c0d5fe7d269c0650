; EXPECT: unsat
; A list is a subset of itself.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (List.forall (lambda ((v E)) (List.contains v l)) l)))
(check-sat)
