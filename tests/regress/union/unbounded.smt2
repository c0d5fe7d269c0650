; It has the elements of the first list.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (List.contains k a))
(assert (not (List.contains k (List.union a b))))
(check-sat)
