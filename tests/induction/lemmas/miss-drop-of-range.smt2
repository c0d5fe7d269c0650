; EXPECT: sat
; Satisfiable: a negative count would lower the bound.
(declare-const n Int)
(declare-const i Int)
(declare-const j Int)
(assert (not (= (List.drop n (List.range i j)) (List.range (+ i n) j))))
(check-sat)
