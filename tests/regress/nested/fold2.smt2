; The scalar products of rows, summed up.
; EXPECT: sat
; EXPECT: (((List.fold2 (lambda ((acc Int) (x (List Int)) (y (List Int))) (+ acc (dot x y))) 0 a b) 26))
(define-fun dot ((x (List Int)) (y (List Int))) Int (List.fold2 (lambda ((acc Int) (u Int) (v Int)) (+ acc (* u v))) 0 x y))
(define-fun a () (List (List Int)) (List.value (List Int) ((List.value Int (1 2)) (List.value Int (3)))))
(define-fun b () (List (List Int)) (List.value (List Int) ((List.value Int (4 5)) (List.value Int (4 100)) (List.value Int (100)))))
(check-sat)
(get-value ((List.fold2 (lambda ((acc Int) (x (List Int)) (y (List Int))) (+ acc (dot x y))) 0 a b)))
