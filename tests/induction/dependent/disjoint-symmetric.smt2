; EXPECT: unsat
; Nothing in common, either way.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.disjoint a b))
(assert (not (List.disjoint b a)))

(check-sat)
