; A function with a parameter, over mapped lists, compared with an appended one.
; EXPECT: sat
; EXPECT: ((k 3)
; EXPECT:  (a (List.value Int (1 2))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(define-fun both ((f (-> Int Int Int))) (List Int) (List.map2 f a (List.map (lambda ((x Int)) (+ x 1)) a)))
(assert (= (both (lambda ((x Int) (y Int)) (+ (* k x) y))) (List.append (List.value Int (5)) b)))
(assert (= b (List.value Int (9))))
(assert (= a (List.value Int (1 2))))
(check-sat)
(get-value (k a))
