; Two factors of 35.
; EXPECT: sat
; EXPECT: ((l (List.value Int (5 7))))
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (= (List.product l) 35))
(assert (List.forall (lambda ((x Int)) (< 1 x 10)) l))
(assert (List.sorted l))
(check-sat)
(get-value (l))
