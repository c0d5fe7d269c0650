; EXPECT: sat
; Both parts alone.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.distinct a))
(assert (List.distinct b))
(assert (not (List.distinct (List.append a b))))

(check-sat)
