; EXPECT: unsat
; A list is a part of itself.
(set-logic ALL)

(declare-const a (List Int))
(assert (not (List.subset a a)))

(check-sat)
