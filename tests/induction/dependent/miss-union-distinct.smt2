; EXPECT: sat
; Elements that occur twice stay.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (List.distinct (List.union a b))))

(check-sat)
