; Inside a function, with a captured value.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 2))
(assert (List.forall (lambda ((x Int)) (not (List.is_empty (List.inter a (List.value Int (x (+ x k))))))) a))
(assert (= k 3))
(check-sat)
