; EXPECT: sat
; Satisfiable: the range may be shorter.
(declare-const n Int)
(declare-const i Int)
(declare-const j Int)
(assert (<= 0 n))
(assert (not (= (List.take n (List.range i j)) (List.range i (+ i n)))))
(check-sat)
