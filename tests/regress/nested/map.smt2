; A map to sums, and a map to lists.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (4)) (List.value Int ((- 1)))))))
; EXPECT: (((List.map (lambda ((x (List Int))) (List.cons 0 x)) l) (List.value (List Int) ((List.value Int (0 4)) (List.value Int (0 (- 1)))))))
(declare-const l (List (List Int)))
(assert (= (List.map (lambda ((x (List Int))) (List.sum x)) l) (List.value Int (4 (- 1)))))
(assert (List.forall (lambda ((x (List Int))) (= (List.len x) 1)) l))
(check-sat)
(get-value (l))
(get-value ((List.map (lambda ((x (List Int))) (List.cons 0 x)) l)))
