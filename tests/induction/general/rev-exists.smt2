; EXPECT: unsat
; Reversal keeps what exists.
(declare-sort E 0)
(declare-const a (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.exists p (List.rev a)) (List.exists p a))))
(check-sat)
