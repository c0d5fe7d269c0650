; Trap: inner results are not shared between elements: two lists with different sums.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1)) (List.value Int (2))))))
(declare-const l (List (List Int)))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((x (List Int))) (= (List.len x) 1)) l))
(assert (List.exists (lambda ((x (List Int))) (= (List.sum x) 1)) l))
(assert (List.exists (lambda ((x (List Int))) (= (List.sum x) 2)) l))
(assert (List.sorted (List.concat l)))
(check-sat)
(get-value (l))
