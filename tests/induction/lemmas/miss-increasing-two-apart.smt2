; EXPECT: sat
; Satisfiable: every second element says nothing of neighbours.
(declare-const l (List Int))
(assert (List.forall2 < l (List.drop 2 l)))
(assert (not (List.sorted l)))
(check-sat)
