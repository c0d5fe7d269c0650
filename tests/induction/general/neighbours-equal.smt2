; EXPECT: unsat
; Equal neighbours make a list of copies.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (List.forall2 = l (List.drop 1 l)))
(assert (not (= l (List.repeat (List.len l) (List.head l d)))))
(check-sat)
