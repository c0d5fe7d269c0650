; EXPECT: unsat
; The distance of a list to itself is zero.
(declare-const a (List Int))
(assert (not (= (List.fold2 (lambda ((n Int) (x Int) (y Int)) (+ n (abs (- x y)))) 0 a a) 0)))
(check-sat)
