; A list that is said to be put together from others has a value.
; EXPECT: sat
; EXPECT: ((a (List.value Int (1 2)))
; EXPECT:  (b (List.value Int (1 2 2 4)))
; EXPECT:  (c (List.value Int (4 2 2 1))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (= b (List.append a (List.map (lambda ((x Int)) (* 2 x)) a))))
(assert (= c (List.rev b)))
(assert (= a (List.value Int (1 2))))
(check-sat)
(get-value (a b c))
