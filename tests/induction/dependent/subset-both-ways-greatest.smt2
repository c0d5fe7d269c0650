; EXPECT: unsat
; Parts of each other have the same greatest element.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (List.subset b a))
(assert (distinct (List.max a 0) (List.max b 0)))

(check-sat)
