; EXPECT: sat
; Satisfiable: absolute values turn the order around.
(declare-const l (List Int))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (List.forall2 < (List.map abs l) (List.drop 1 (List.map abs l)))))
(check-sat)
