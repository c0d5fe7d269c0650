; EXPECT: unsat
; What is left has nothing in common with what was taken away.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (List.disjoint (List.diff a b) b)))

(check-sat)
