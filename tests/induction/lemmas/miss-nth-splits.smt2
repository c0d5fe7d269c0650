; EXPECT: sat
; Satisfiable: there is no element at the length.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n (List.len l)))
(assert (not (= (List.append (List.take n l) (List.value Int ((List.nth l n d))) (List.drop (+ n 1) l)) l)))
(check-sat)
