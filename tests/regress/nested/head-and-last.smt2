; The first and the last list.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1)) (List.value Int (2 2))))))
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (= (List.head l (List.value Int ())) (List.value Int (1))))
(assert (= (List.last l (List.value Int ())) (List.value Int (2 2))))
(assert (= (List.len l) 2))
(check-sat)
(get-value (l))
(assert (= (List.head l (List.value Int ())) (List.last l (List.value Int (3)))))
(check-sat)
