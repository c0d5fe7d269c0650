; EXPECT: unsat
; So the one is a part of the other.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.permutation a b))
(assert (not (List.subset a b)))

(check-sat)
