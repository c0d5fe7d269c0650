; EXPECT: unsat
; Equal neighbours make all elements equal.
(declare-const l (List Int))
(declare-const d Int)
(declare-const i Int)
(assert (List.forall2 = l (List.drop 1 l)))
(assert (<= 0 i))
(assert (< i (List.len l)))
(assert (not (= (List.nth l i d) (List.head l d))))
(check-sat)
