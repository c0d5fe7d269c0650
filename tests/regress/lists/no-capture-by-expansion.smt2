; Expanding a definition inside a lambda must not capture: the y of `add` is not the y of the lambda.
; EXPECT: sat
; EXPECT: (((List.map (lambda ((y Int)) (add y)) (List.value Int (1 2))) (List.value Int (101 102)))
; EXPECT:  ((let ((x 7)) (List.map (lambda ((y Int)) (let ((y x) (x y)) (- x y))) (List.value Int (9)))) (List.value Int (2))))
(declare-const y Int)
(define-fun add ((x Int)) Int (+ x y))
(assert (= y 100))
(check-sat)
(get-value ((List.map (lambda ((y Int)) (add y)) (List.value Int (1 2)))
  (let ((x 7)) (List.map (lambda ((y Int)) (let ((y x) (x y)) (- x y))) (List.value Int (9))))))
