; EXPECT: unsat
; Reversal keeps the length.
(declare-sort E 0)
(declare-const a (List E))
(assert (not (= (List.len (List.rev a)) (List.len a))))
(check-sat)
