; The sum of two matrices.
; EXPECT: sat
; EXPECT: ((b (List.value (List Int) ((List.value Int (9 18)) (List.value Int (27))))))
; EXPECT: unsat
(define-fun a () (List (List Int)) (List.value (List Int) ((List.value Int (1 2)) (List.value Int (3)))))
(declare-const b (List (List Int)))
(assert (= (List.map (lambda ((x (List Int))) (List.len x)) b) (List.value Int (2 1))))
(assert (= (List.map2 (lambda ((x (List Int)) (y (List Int))) (List.map2 + x y)) a b) (List.value (List Int) ((List.value Int (10 20)) (List.value Int (30))))))
(check-sat)
(get-value (b))
(assert (distinct (List.sum (List.concat b)) 54))
(check-sat)
