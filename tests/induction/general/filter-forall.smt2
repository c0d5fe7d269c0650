; EXPECT: unsat
; Everything in a filter passes.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (List.forall p (List.filter p l))))
(check-sat)
