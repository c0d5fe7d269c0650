; Lists of the same length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (List.permutation a b))
(assert (> (List.len a) (List.len b)))
(check-sat)
