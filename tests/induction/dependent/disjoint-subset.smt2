; EXPECT: unsat
; A part has nothing in common with it either.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (List.subset a b))
(assert (List.disjoint b c))
(assert (not (List.disjoint a c)))

(check-sat)
