; The images in order.
; EXPECT: sat
; EXPECT: (((List.map (lambda ((x Int)) (* x x)) l) (List.value Int (1 4 9)))
; EXPECT:  ((List.map (lambda ((x Int)) (> x 1)) l) (List.value Bool (false true true))))
(declare-const l (List Int))
(assert (= l (List.value Int (1 2 3))))
(check-sat)
(get-value ((List.map (lambda ((x Int)) (* x x)) l) (List.map (lambda ((x Int)) (> x 1)) l)))
