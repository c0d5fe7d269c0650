; EXPECT: unsat
; A maximum from the right is one from the left.
(declare-const a (List Int))
(assert (not (= (List.fold_right (lambda ((x Int) (m Int)) (ite (< m x) x m)) 0 a) (List.fold (lambda ((m Int) (x Int)) (ite (< m x) x m)) 0 a))))
(check-sat)
