; EXPECT: sat
; The same elements, not as often.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (List.subset b a))
(assert (= (List.len a) (List.len b)))
(assert (not (List.permutation a b)))

(check-sat)
