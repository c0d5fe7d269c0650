; EXPECT: unsat
; Equal neighbours make all elements equal.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const i Int)
(assert (List.forall2 = l (List.drop 1 l)))
(assert (<= 0 i))
(assert (< i (List.len l)))
(assert (not (= (List.nth l i d) (List.head l d))))
(check-sat)
