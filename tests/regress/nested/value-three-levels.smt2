; Three levels are written and printed.
; EXPECT: sat
; EXPECT: ((l (List.value (List (List Int)) ((List.value (List Int) ((List.value Int (1)) (List.value Int ()))) (List.value (List Int) ())))))
(declare-const l (List (List (List Int))))
(assert (= l (List.value (List (List Int)) ((List.value (List Int) ((List.value Int (1)) (List.value Int ()))) (List.value (List Int) ())))))
(check-sat)
(get-value (l))
