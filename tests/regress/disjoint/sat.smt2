; Of three numbers only one is not taken.
; EXPECT: sat
; EXPECT: ((b (List.value Int (2))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= a (List.value Int (1 3))))
(assert (= (List.len b) 1))
(assert (List.forall (lambda ((x Int)) (<= 1 x 3)) b))
(assert (List.disjoint a b))
(check-sat)
(get-value (b))
