; The least of three numbers.
; EXPECT: sat
; EXPECT: ((l (List.value Int (4 4 5))))
; EXPECT: sat
; EXPECT: (((List.min (List.value Int (3 (- 1) 4 (- 1) 5)) 0) (- 1))
; EXPECT:  ((List.min (List.value Real (2.5 1)) 0) 1.0))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.min l 0) 4))
(assert (= (List.sum l) 13))
(assert (List.sorted l))
(assert (< (List.nth l 1 0) 5))
(check-sat)
(get-value (l))
(check-sat)
(get-value ((List.min (List.value Int (3 (- 1) 4 (- 1) 5)) 0)
  (List.min (List.value Real (2.5 1)) 0)))
