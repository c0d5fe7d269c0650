; A scalar product.
; EXPECT: sat
; EXPECT: ((a (List.value Int (2 3))))
(declare-const a (List Int))
(declare-const b (List Int))
(define-fun add ((s Int) (x Int) (y Int)) Int (+ s (* x y)))
(assert (= b (List.value Int (10 1))))
(assert (= (List.fold2 add 0 a b) 23))
(assert (List.forall (lambda ((x Int)) (<= 0 x 9)) a))
(assert (= (List.len a) 2))
(check-sat)
(get-value (a))
