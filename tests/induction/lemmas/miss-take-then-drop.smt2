; EXPECT: sat
; Satisfiable: the element in between is lost.
(declare-const l (List Int))
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.append (List.take n l) (List.drop (+ n 1) l)) l)))
(check-sat)
