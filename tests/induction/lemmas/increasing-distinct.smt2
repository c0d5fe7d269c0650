; EXPECT: unsat
; Neighbours that increase differ.
(declare-const l (List Int))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (List.forall2 distinct l (List.drop 1 l))))
(check-sat)
