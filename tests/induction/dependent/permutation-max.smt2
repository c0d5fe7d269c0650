; EXPECT: unsat
; Permutations have the same greatest element.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.permutation b a))
(assert (> (List.max a 0) (List.max b 0)))

(check-sat)
