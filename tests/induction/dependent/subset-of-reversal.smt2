; EXPECT: unsat
; The order does not matter.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (not (List.subset (List.rev a) b)))

(check-sat)
