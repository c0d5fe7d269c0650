; EXPECT: sat
; Satisfiable: the parts are in the wrong order.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.append (List.drop n l) (List.take n l)) l)))
(check-sat)
