; EXPECT: unsat
; Equal neighbours make a list of copies.
(declare-const l (List Int))
(declare-const d Int)
(assert (List.forall2 = l (List.drop 1 l)))
(assert (not (= l (List.repeat (List.len l) (List.head l d)))))
(check-sat)
