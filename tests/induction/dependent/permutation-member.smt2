; EXPECT: unsat
; The same elements.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (List.permutation a b))
(assert (List.contains k a))
(assert (not (List.contains k b)))

(check-sat)
