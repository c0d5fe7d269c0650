; A lemma about lists of every length: range sorted.
; MODES: default
; EXPECT: unsat
(declare-const n Int)
(declare-const k Int)
(assert (not (List.sorted (List.range n k))))
(check-sat)
