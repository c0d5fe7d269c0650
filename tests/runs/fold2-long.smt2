; Two lists of a million elements that agree at all places but three.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (= (List.fold2 (lambda ((n Int) (x Int) (y Int)) (ite (= x y) n (+ n 1))) 0 a b) 3))
(assert (>= (List.len a) 1000000))
(check-sat)
