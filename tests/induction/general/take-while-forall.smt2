; EXPECT: unsat
; Everything that take_while takes passes.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (List.forall p (List.take_while p l))))
(check-sat)
