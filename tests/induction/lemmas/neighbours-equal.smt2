; EXPECT: unsat
; OPEN: no invariant is found that links neighbours to a position or a count further on
; Equal neighbours make a list of copies.
(declare-const l (List Int))
(declare-const d Int)
(assert (List.forall2 = l (List.drop 1 l)))
(assert (not (= l (List.repeat (List.len l) (List.head l d)))))
(check-sat)
