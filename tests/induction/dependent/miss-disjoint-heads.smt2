; EXPECT: sat
; Last elements of lists whose first ones differ.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (distinct (List.head a 0) (List.head b 0)))
(assert (not (List.disjoint a b)))

(check-sat)
