; EXPECT: sat
; Another order.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.permutation a b))
(assert (not (= a b)))

(check-sat)
