; EXPECT: unsat
; Reversal keeps what occurs.
(declare-const a (List Int))
(declare-const x Int)
(assert (not (= (List.contains x (List.rev a)) (List.contains x a))))
(check-sat)
