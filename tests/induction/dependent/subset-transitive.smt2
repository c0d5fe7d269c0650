; EXPECT: unsat
; A part of a part is a part.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (List.subset a b))
(assert (List.subset b c))
(assert (not (List.subset a c)))

(check-sat)
