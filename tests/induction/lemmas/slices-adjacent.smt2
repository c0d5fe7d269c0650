; EXPECT: unsat
; Two slices next to each other are one.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(declare-const i Int)
(assert (<= 0 i n))
(assert (<= 0 k))
(assert (not (= (List.append (List.take i (List.drop k l)) (List.take (- n i) (List.drop (+ k i) l))) (List.take n (List.drop k l)))))
(check-sat)
