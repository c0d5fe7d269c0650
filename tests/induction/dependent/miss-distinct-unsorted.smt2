; EXPECT: sat
; Distinct, and not in order.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.distinct a))
(assert (not (List.sorted a)))

(check-sat)
