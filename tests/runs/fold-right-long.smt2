; A million elements, folded from the left and from the right.
; EXPECT: sat
(declare-const a (List Int))
(assert (= (List.fold_right (lambda ((x Int) (m Int)) (ite (< x m) m x)) 0 a) 7))
(assert (= (List.fold (lambda ((l Int) (x Int)) x) 0 a) 5))
(assert (>= (List.len a) 1000000))
(check-sat)
