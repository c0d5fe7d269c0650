; Three powers of two that divide those after them.
; EXPECT: sat
; EXPECT: ((a (List.value Int (2 4 8))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 3))
(assert (List.forall (lambda ((x Int)) (or (= x 2) (= x 4) (= x 8))) a))
(assert (List.all_pairs (lambda ((x Int) (y Int)) (< x y)) a))
(check-sat)
(get-value (a))
