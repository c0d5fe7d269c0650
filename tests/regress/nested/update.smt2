; One list in the place of another.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1)) (List.value Int (2)))))
; EXPECT:  ((List.update 0 (List.value Int ()) l) (List.value (List Int) ((List.value Int ()) (List.value Int (2))))))
(declare-const l (List (List Int)))
(assert (= (List.update 1 (List.value Int (5)) l) (List.value (List Int) ((List.value Int (1)) (List.value Int (5))))))
(assert (= (List.nth l 1 (List.value Int ())) (List.value Int (2))))
(check-sat)
(get-value (l (List.update 0 (List.value Int ()) l)))
