; EXPECT: unsat
; A range is its lower bound before the rest.
(declare-const i Int)
(declare-const j Int)
(assert (< i j))
(assert (not (= (List.range i j) (List.cons i (List.range (+ i 1) j)))))
(check-sat)
