; A list before and after lists.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1)) (List.value Int (2))))))
; EXPECT: unsat
(declare-const l (List (List Int)))
(declare-const m (List (List Int)))
(assert (= l (List.cons (List.value Int (1)) m)))
(assert (= l (List.snoc (List.value (List Int) ((List.value Int (1)))) (List.value Int (2)))))
(check-sat)
(get-value (l))
(assert (distinct m (List.value (List Int) ((List.value Int (2))))))
(check-sat)
