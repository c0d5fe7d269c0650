; EXPECT: sat
; The empty list.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.disjoint a a))

(check-sat)
