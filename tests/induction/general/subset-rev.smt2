; EXPECT: unsat
; The order of the whole does not matter.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (List.forall (lambda ((v E)) (List.contains v m)) l))
(assert (not (List.forall (lambda ((v E)) (List.contains v (List.rev m))) l)))
(check-sat)
