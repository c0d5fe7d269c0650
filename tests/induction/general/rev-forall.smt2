; EXPECT: unsat
; Reversal keeps what holds of all.
(declare-sort E 0)
(declare-const a (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.forall p (List.rev a)) (List.forall p a))))
(check-sat)
