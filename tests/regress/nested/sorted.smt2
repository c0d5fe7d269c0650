; Every list is sorted, and so is the list of their lengths.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (3)) (List.value Int (1 2))))))
(declare-const l (List (List Int)))
(assert (List.forall (lambda ((x (List Int))) (List.sorted x)) l))
(assert (List.sorted (List.map (lambda ((x (List Int))) (List.len x)) l)))
(assert (= (List.len l) 2))
(assert (List.contains (List.value Int (3)) l))
(assert (List.contains 1 (List.concat l)))
(assert (List.contains 2 (List.concat l)))
(assert (= (List.len (List.concat l)) 3))
(check-sat)
(get-value (l))
