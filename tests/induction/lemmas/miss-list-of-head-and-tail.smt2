; EXPECT: sat
; Satisfiable: the empty list has no head.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (= (List.cons (List.head l d) (List.drop 1 l)) l)))
(check-sat)
