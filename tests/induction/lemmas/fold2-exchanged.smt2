; EXPECT: unsat
; The order of the lists does not matter to a symmetric function.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.fold2 (lambda ((n Int) (x Int) (y Int)) (+ n x y)) 0 a b) (List.fold2 (lambda ((n Int) (x Int) (y Int)) (+ n y x)) 0 b a))))
(check-sat)
