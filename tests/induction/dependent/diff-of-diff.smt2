; EXPECT: unsat
; What is left without what is left without b is what is in b.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (distinct (List.diff a (List.diff a b)) (List.inter a b)))

(check-sat)
