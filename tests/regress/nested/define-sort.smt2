; Names for sorts with lists inside, with and without parameters.
; EXPECT: sat
; EXPECT: ((m (List.value (List Int) ((List.value Int (1 0)) (List.value Int (0 1))))))
; EXPECT: ((g (List.value (Tuple Int (List Bool)) ((tuple 1 (List.value Bool (true)))))))
(define-sort Matrix () (List (List Int)))
(define-sort Graph (T) (List (Tuple Int (List T))))
(declare-const m Matrix)
(declare-const g (Graph Bool))
(assert (= m (List.value (List Int) ((List.value Int (1 0)) (List.value Int (0 1))))))
(assert (= g (List.value (Tuple Int (List Bool)) ((tuple 1 (List.value Bool (true)))))))
(check-sat)
(get-value (m))
(get-value (g))
