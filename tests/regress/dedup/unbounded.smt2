; It is not longer than the list.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (> (List.len (List.dedup a)) (List.len a)))
(check-sat)
