; Two numbers that sum to ten.
; EXPECT: sat
; EXPECT: ((a (List.value Int (4 6))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 2))
(assert (= (List.head a 0) 4))
(assert (List.exists_pair (lambda ((x Int) (y Int)) (= (+ x y) 10)) a))
(check-sat)
(get-value (a))
