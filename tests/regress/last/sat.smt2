; The last of three elements is their sum.
; EXPECT: sat
; EXPECT: ((l (List.value Int (2 (- 2) 5))))
; EXPECT: sat
; EXPECT: (((List.last (List.value Int (3 (- 1) 4 (- 1) 5)) 0) 5))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.last l 0) (List.sum l) 5))
(assert (= (List.head l 0) 2))
(check-sat)
(get-value (l))
(check-sat)
(get-value ((List.last (List.value Int (3 (- 1) 4 (- 1) 5)) 0)))
