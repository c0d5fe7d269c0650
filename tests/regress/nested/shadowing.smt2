; An inner parameter with the name of the outer one is the inner one.
; EXPECT: sat
; EXPECT: (((List.map (lambda ((x (List Int))) (List.sum (List.map (lambda ((x Int)) (* 2 x)) x))) l) (List.value Int (6 0))))
(define-fun l () (List (List Int)) (List.value (List Int) ((List.value Int (1 2)) (List.value Int ()))))
(check-sat)
(get-value ((List.map (lambda ((x (List Int))) (List.sum (List.map (lambda ((x Int)) (* 2 x)) x))) l)))
