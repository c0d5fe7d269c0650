; EXPECT: unsat
; Conjunction from the right.
(declare-const a (List Int))
(assert (not (= (List.fold_right (lambda ((x Int) (ok Bool)) (and (> x 0) ok)) true a) (List.forall (lambda ((x Int)) (> x 0)) a))))
(check-sat)
