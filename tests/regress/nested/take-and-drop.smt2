; The first lists and the others.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ((List.value Int (1)) (List.value Int (2 3))))))
(declare-const l (List (List Int)))
(assert (= (List.take 1 l) (List.value (List Int) ((List.value Int (1))))))
(assert (= (List.drop 1 l) (List.value (List Int) ((List.value Int (2 3))))))
(check-sat)
(get-value (l))
