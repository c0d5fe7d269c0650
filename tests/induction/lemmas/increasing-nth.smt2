; EXPECT: unsat
; Increasing elements are ordered strictly by their places.
(declare-const l (List Int))
(declare-const d Int)
(declare-const i Int)
(declare-const j Int)
(assert (List.forall2 < l (List.drop 1 l)))
(assert (<= 0 i))
(assert (< i j (List.len l)))
(assert (not (< (List.nth l i d) (List.nth l j d))))
(check-sat)
