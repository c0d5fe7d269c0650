; EXPECT: unsat
; The order of the whole does not matter.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall (lambda ((v Int)) (List.contains v m)) l))
(assert (not (List.forall (lambda ((v Int)) (List.contains v (List.rev m))) l)))
(check-sat)
