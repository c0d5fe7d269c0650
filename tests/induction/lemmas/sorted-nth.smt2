; EXPECT: unsat
; The elements of a sorted list are ordered by their places.
(declare-const l (List Int))
(declare-const d Int)
(declare-const i Int)
(declare-const j Int)
(assert (List.sorted l))
(assert (<= 0 i j))
(assert (< j (List.len l)))
(assert (not (<= (List.nth l i d) (List.nth l j d))))
(check-sat)
