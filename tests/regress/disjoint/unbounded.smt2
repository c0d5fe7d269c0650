; No element is in both.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (List.disjoint a b))
(assert (List.contains k a))
(assert (List.contains k b))
(check-sat)
