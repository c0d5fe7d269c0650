; EXPECT: unsat
; Range sorted.
(declare-const n Int)
(declare-const k Int)
(assert (not (List.sorted (List.range n k))))
(check-sat)
