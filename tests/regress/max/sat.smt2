; The greatest of three numbers.
; EXPECT: sat
; EXPECT: ((l (List.value Int (3 4 4))))
; EXPECT: sat
; EXPECT: (((List.max (List.value Int (3 (- 1) 4 (- 1) 5)) 0) 5))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.max l 0) 4))
(assert (= (List.sum l) 11))
(assert (List.sorted l))
(assert (= (List.min l 0) 3))
(check-sat)
(get-value (l))
(check-sat)
(get-value ((List.max (List.value Int (3 (- 1) 4 (- 1) 5)) 0)))
