; First and last element.
; EXPECT: sat
; EXPECT: ((l (List.value Int (4 9))))
; EXPECT: sat
; EXPECT: (((List.head (List.value Int (3 (- 1) 4 (- 1) 5)) 0) 3))
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (= (List.head l 0) 4))
(assert (= (List.last l 0) 9))
(check-sat)
(get-value (l))
(check-sat)
(get-value ((List.head (List.value Int (3 (- 1) 4 (- 1) 5)) 0)))
