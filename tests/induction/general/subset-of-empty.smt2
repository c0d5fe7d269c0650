; EXPECT: unsat
; Only the empty list is a subset of it.
(declare-sort E 0)
(declare-const l (List E))
(assert (List.forall (lambda ((v E)) (List.contains v (List.value E ()))) l))
(assert (not (= (List.len l) 0)))
(check-sat)
