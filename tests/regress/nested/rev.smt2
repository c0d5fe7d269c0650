; Lists from the last to the first, on both levels.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1 2)) (List.value Int (3))))))
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (= (List.rev (List.map (lambda ((x (List Int))) (List.rev x)) l)) (List.value (List Int) ((List.value Int (3)) (List.value Int (2 1))))))
(check-sat)
(get-value (l))
(assert (distinct (List.rev (List.concat l)) (List.value Int (3 2 1))))
(check-sat)
