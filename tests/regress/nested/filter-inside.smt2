; A filter of every inner list.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1 (- 1))) (List.value Int ((- 2)))))))
; EXPECT: unsat
(declare-const l (List (List Int)))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.map (lambda ((x (List Int))) (List.filter positive x)) l) (List.value (List Int) ((List.value Int (1)) (List.value Int ())))))
(assert (= (List.map (lambda ((x (List Int))) (List.filter (lambda ((y Int)) (not (positive y))) x)) l) (List.value (List Int) ((List.value Int ((- 1))) (List.value Int ((- 2)))))))
(assert (List.forall (lambda ((x (List Int))) (positive (List.head x 1))) (List.take 1 l)))
(check-sat)
(get-value (l))
(assert (= (List.len (List.concat l)) 4))
(check-sat)
