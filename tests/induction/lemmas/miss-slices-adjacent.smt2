; EXPECT: sat
; Satisfiable: without an order, the first slice is too long.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(declare-const i Int)
(assert (<= 0 i))
(assert (<= 0 k))
(assert (not (= (List.append (List.take i (List.drop k l)) (List.take (- n i) (List.drop (+ k i) l))) (List.take n (List.drop k l)))))
(check-sat)
