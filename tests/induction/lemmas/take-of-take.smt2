; EXPECT: unsat
; Taking twice takes the smaller number.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (not (= (List.take n (List.take k l)) (List.take (ite (< n k) n k) l))))
(check-sat)
