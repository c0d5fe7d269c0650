; It is not longer than the first list.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (> (List.len (List.diff a b)) (List.len a)))
(check-sat)
