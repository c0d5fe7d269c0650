; EXPECT: unsat
; Reversal keeps the sum.
(declare-const a (List Int))
(assert (not (= (List.sum (List.rev a)) (List.sum a))))
(check-sat)
