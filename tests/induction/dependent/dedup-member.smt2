; EXPECT: unsat
; It has the same elements.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (List.contains k (List.dedup a)))
(assert (not (List.contains k a)))

(check-sat)
