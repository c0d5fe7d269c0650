; EXPECT: unsat
; Dropping from a range raises its lower bound.
(declare-const n Int)
(declare-const i Int)
(declare-const j Int)
(assert (<= 0 n))
(assert (not (= (List.drop n (List.range i j)) (List.range (+ i n) j))))
(check-sat)
