; Two lists of a million elements whose sums place by place are all the same.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.forall (lambda ((x Int)) (= x 10)) (List.map2 + a b)))
(assert (= (List.len a) (List.len b)))
(assert (= (List.sum a) 6))
(assert (>= (List.len a) 1000000))
(check-sat)
