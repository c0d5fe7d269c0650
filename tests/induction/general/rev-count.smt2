; EXPECT: unsat
; Reversal keeps counts.
(declare-sort E 0)
(declare-const a (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.count p (List.rev a)) (List.count p a))))
(check-sat)
