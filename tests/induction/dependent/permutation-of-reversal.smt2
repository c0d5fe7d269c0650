; EXPECT: unsat
; A list is one of its reversal.
(set-logic ALL)

(declare-const a (List Int))
(assert (not (List.permutation a (List.rev a))))

(check-sat)
