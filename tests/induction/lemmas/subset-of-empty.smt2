; EXPECT: unsat
; Only the empty list is a subset of it.
(declare-const l (List Int))
(assert (List.forall (lambda ((v Int)) (List.contains v (List.value Int ()))) l))
(assert (not (= (List.len l) 0)))
(check-sat)
