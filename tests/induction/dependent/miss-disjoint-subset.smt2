; EXPECT: sat
; The part is of the other.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (List.subset b a))
(assert (List.disjoint b c))
(assert (not (List.disjoint a c)))

(check-sat)
