; One list below another.
; EXPECT: sat
; EXPECT: ((a (List.value Int (0 1))))
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= b (List.value Int (1 2))))
(assert (List.forall2 < a b))
(assert (List.forall (lambda ((x Int)) (>= x 0)) a))
(assert (= (List.sum a) 1))
(assert (= (List.len a) 2))
(check-sat)
(get-value (a))
