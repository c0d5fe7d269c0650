; EXPECT: unsat
; Reversal keeps counts.
(declare-const a (List Int))
(assert (not (= (List.count (lambda ((x Int)) (> x 0)) (List.rev a)) (List.count (lambda ((x Int)) (> x 0)) a))))
(check-sat)
