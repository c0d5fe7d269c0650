; EXPECT: unsat
; A sum of naturals from the right is natural.
(declare-const a (List Int))
(assert (not (>= (List.fold_right (lambda ((x Int) (acc Int)) (ite (< x 0) acc (+ x acc))) 0 a) 0)))
(check-sat)
