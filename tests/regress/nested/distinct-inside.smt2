; Neighbours in a list of lists, compared inside a function.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1)) (List.value Int ()) (List.value Int (1))))))
(declare-const l (List (List Int)))
(assert (= (List.len l) 3))
(assert (List.forall2 (lambda ((x (List Int)) (y (List Int))) (distinct x y)) l (List.tail l)))
(assert (List.forall (lambda ((x (List Int))) (or (= x (List.value Int ())) (= x (List.value Int (1))))) l))
(assert (= (List.sum (List.concat l)) 2))
(check-sat)
(get-value (l))
