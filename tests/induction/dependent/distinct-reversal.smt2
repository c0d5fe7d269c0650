; EXPECT: unsat
; The order does not matter.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.distinct a))
(assert (not (List.distinct (List.rev a))))

(check-sat)
