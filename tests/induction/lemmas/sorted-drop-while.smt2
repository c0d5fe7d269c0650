; EXPECT: unsat
; What drop_while leaves of a sorted list is not below the bound.
(declare-const l (List Int))
(declare-const x Int)
(assert (List.sorted l))
(assert (not (List.forall (lambda ((v Int)) (<= x v)) (List.drop_while (lambda ((v Int)) (< v x)) l))))
(check-sat)
