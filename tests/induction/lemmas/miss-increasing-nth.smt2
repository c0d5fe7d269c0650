; EXPECT: sat
; Satisfiable: no element is below itself.
(declare-const l (List Int))
(declare-const d Int)
(declare-const i Int)
(declare-const j Int)
(assert (List.forall2 < l (List.drop 1 l)))
(assert (<= 0 i j))
(assert (< j (List.len l)))
(assert (not (< (List.nth l i d) (List.nth l j d))))
(check-sat)
