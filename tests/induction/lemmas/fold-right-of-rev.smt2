; EXPECT: unsat
; A fold from the right over the reversal.
(declare-const a (List Int))
(assert (not (= (List.fold_right (lambda ((x Int) (acc Int)) (+ x (* 3 acc))) 0 (List.rev a)) (List.fold (lambda ((acc Int) (x Int)) (+ x (* 3 acc))) 0 a))))
(check-sat)
