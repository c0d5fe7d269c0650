; A fold from the right that tells the order.
; EXPECT: sat
; EXPECT: ((a (List.value Int (1 2 3))))
(declare-const a (List Int))
(assert (= (List.len a) 3))
(assert (List.forall (lambda ((x Int)) (<= 0 x 9)) a))
(assert (= (List.fold_right (lambda ((x Int) (acc Int)) (+ x (* 10 acc))) 0 a) 321))
(check-sat)
(get-value (a))
