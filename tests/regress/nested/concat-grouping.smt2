; A list cut into given lengths.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1 2)) (List.value Int ()) (List.value Int (3))))))
(declare-const l (List (List Int)))
(assert (= (List.concat l) (List.value Int (1 2 3))))
(assert (= (List.map (lambda ((x (List Int))) (List.len x)) l) (List.value Int (2 0 1))))
(check-sat)
(get-value (l))
