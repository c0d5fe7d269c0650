; EXPECT: unsat
; Permutations have the same sum.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.permutation a b))
(assert (distinct (List.sum a) (List.sum b)))

(check-sat)
