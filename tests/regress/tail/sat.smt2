; The head is what the sums differ by.
; EXPECT: sat
; EXPECT: ((l (List.value Int (4 3 3))))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.sum l) 10))
(assert (= (List.sum (List.tail l)) 6))
(assert (List.forall (lambda ((x Int)) (<= x 3)) (List.tail l)))
(check-sat)
(get-value (l))
