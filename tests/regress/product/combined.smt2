; Of a part, and of an image.
; EXPECT: sat
; EXPECT: ((l (List.value Int (2 3 4))))
(declare-const l (List Int))
(assert (= (List.product (List.take 2 l)) 6))
(assert (= (List.product (List.map (lambda ((x Int)) (- x 1)) l)) 6))
(assert (= (List.len l) 3))
(assert (List.forall (lambda ((x Int)) (<= 2 x 4)) l))
(assert (List.sorted l))
(check-sat)
(get-value (l))
