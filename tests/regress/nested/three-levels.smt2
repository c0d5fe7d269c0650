; A list of lists of lists with given lengths.
; EXPECT: sat
; EXPECT: ((l (List.value (List (List Int)) ((List.value (List Int) ((List.value Int (3)) (List.value Int ())))))))
(declare-const l (List (List (List Int))))
(assert (= (List.len l) 1))
(assert (List.forall (lambda ((x (List (List Int)))) (= (List.map (lambda ((y (List Int))) (List.len y)) x) (List.value Int (1 0)))) l))
(assert (= (List.sum (List.concat (List.concat l))) 3))
(check-sat)
(get-value (l))
