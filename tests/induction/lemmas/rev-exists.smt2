; EXPECT: unsat
; Reversal keeps what exists.
(declare-const a (List Int))
(assert (not (= (List.exists (lambda ((x Int)) (> x 0)) (List.rev a)) (List.exists (lambda ((x Int)) (> x 0)) a))))
(check-sat)
