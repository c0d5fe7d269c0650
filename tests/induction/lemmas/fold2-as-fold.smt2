; EXPECT: unsat
; A fold over a list paired with itself.
(declare-const a (List Int))
(assert (not (= (List.fold2 (lambda ((n Int) (x Int) (y Int)) (+ n x y)) 0 a a) (* 2 (List.sum a)))))
(check-sat)
