; EXPECT: unsat
; Reversal keeps what occurs.
(declare-sort E 0)
(declare-const a (List E))
(declare-const x E)
(assert (not (= (List.contains x (List.rev a)) (List.contains x a))))
(check-sat)
