; The inner step reads the accumulator of the outer fold.
; EXPECT: sat
; EXPECT: (((List.fold (lambda ((acc Int) (x (List Int))) (List.fold (lambda ((s Int) (y Int)) (+ s (* acc y))) 1 x)) 1 l) 31))
(define-fun l () (List (List Int)) (List.value (List Int) ((List.value Int (2 3)) (List.value Int (5)))))
(check-sat)
(get-value ((List.fold (lambda ((acc Int) (x (List Int))) (List.fold (lambda ((s Int) (y Int)) (+ s (* acc y))) 1 x)) 1 l)))
