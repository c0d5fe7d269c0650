; EXPECT: sat
; One is sorted, the other is not.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.permutation a b))
(assert (List.sorted a))
(assert (not (List.sorted b)))

(check-sat)
