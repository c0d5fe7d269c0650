; EXPECT: unsat
; Reversal keeps what holds of all.
(declare-const a (List Int))
(assert (not (= (List.forall (lambda ((x Int)) (> x 0)) (List.rev a)) (List.forall (lambda ((x Int)) (> x 0)) a))))
(check-sat)
