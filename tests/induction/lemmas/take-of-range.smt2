; EXPECT: unsat
; Taking from a range lowers its upper bound.
(declare-const n Int)
(declare-const i Int)
(declare-const j Int)
(assert (<= 0 n))
(assert (not (= (List.take n (List.range i j)) (List.range i (ite (< (+ i n) j) (+ i n) j)))))
(check-sat)
