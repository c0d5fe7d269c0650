; EXPECT: sat
; What is left of b is not what is in a.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (distinct (List.diff a (List.diff b a)) (List.inter a b)))

(check-sat)
