; EXPECT: unsat
; Reversal keeps the length.
(declare-const a (List Int))
(assert (not (= (List.len (List.rev a)) (List.len a))))
(check-sat)
