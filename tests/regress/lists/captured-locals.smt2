; Variables of let, of definitions and of outer lambdas are captured with the values they have outside.
; EXPECT: sat
; EXPECT: (((let ((k 10)) (List.map (lambda ((x Int)) (+ x k)) l)) (List.value Int (11 12)))
; EXPECT:  ((scale 3 l) (List.value Int (3 6)))
; EXPECT:  ((List.map (lambda ((x Int)) (List.fold (lambda ((a Int) (y Int)) (+ a (* x y))) 0 l)) l) (List.value Int (3 6))))
(define-const l (List Int) (List.value Int (1 2)))
(define-fun scale ((k Int) (l (List Int))) (List Int) (List.map (lambda ((x Int)) (* k x)) l))
(check-sat)
(get-value ((let ((k 10)) (List.map (lambda ((x Int)) (+ x k)) l)) (scale 3 l)
  (List.map (lambda ((x Int)) (List.fold (lambda ((a Int) (y Int)) (+ a (* x y))) 0 l)) l)))
