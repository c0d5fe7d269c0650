; Levels: what is asserted of inner lists is forgotten.
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1)) (List.value Int (2))))))
(declare-const l (List (List Int)))
(assert (= (List.concat l) (List.value Int (1 2))))
(check-sat)
(push)
(assert (= (List.len l) 0))
(check-sat)
(pop)
(assert (= (List.map (lambda ((x (List Int))) (List.len x)) l) (List.value Int (1 1))))
(check-sat)
(get-value (l))
