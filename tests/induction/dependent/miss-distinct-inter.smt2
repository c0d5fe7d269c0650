; EXPECT: sat
; An intersection has the elements of the first list as often as that has them.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.distinct b))
(assert (not (List.distinct (List.inter a b))))

(check-sat)
