; EXPECT: unsat
; An element of an increasing list is below the next.
(declare-const l (List Int))
(declare-const d Int)
(declare-const i Int)
(assert (List.forall2 < l (List.drop 1 l)))
(assert (<= 0 i))
(assert (< (+ i 1) (List.len l)))
(assert (not (< (List.nth l i d) (List.nth l (+ i 1) d))))
(check-sat)
