; An inner parameter hides an outer one and a global constant, and stops doing so behind its lambda.
; EXPECT: sat
; EXPECT: (((List.fold (lambda ((x Int) (y Int)) (+ x (List.fold (lambda ((x Int) (y Int)) (+ x y)) 0 m) y)) 0 l) 63)
; EXPECT:  (x 1000))
(declare-const x Int)
(define-const l (List Int) (List.value Int (1 2)))
(define-const m (List Int) (List.value Int (10 20)))
(assert (= x 1000))
(check-sat)
(get-value ((List.fold (lambda ((x Int) (y Int)) (+ x (List.fold (lambda ((x Int) (y Int)) (+ x y)) 0 m) y)) 0 l) x))
