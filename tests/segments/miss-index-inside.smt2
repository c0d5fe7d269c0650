; EXPECT: not unsat
; No element is the first: only of the empty list.
(declare-const l (List Int))
(assert (List.forall (lambda ((y Int)) (not (= (List.index_of y l) 0))) l))
(check-sat)
