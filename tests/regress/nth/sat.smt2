; Elements by their index.
; EXPECT: sat
; EXPECT: ((l (List.value Int (1 2 3))))
; EXPECT: sat
; EXPECT: (((List.nth (List.value Int (3 (- 1) 4 (- 1) 5)) 2 0) 4)
; EXPECT:  ((List.nth (List.value Int (3 (- 1) 4 (- 1) 5)) 5 0) 0)
; EXPECT:  ((List.nth (List.value Int (3 (- 1) 4 (- 1) 5)) (- 1) 0) 0))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.nth l 0 9) 1))
(assert (= (List.nth l 1 9) 2))
(assert (= (List.nth l 2 9) 3))
(assert (= (List.nth l 3 9) 9))
(check-sat)
(get-value (l))
(check-sat)
(get-value ((List.nth (List.value Int (3 (- 1) 4 (- 1) 5)) 2 0)
  (List.nth (List.value Int (3 (- 1) 4 (- 1) 5)) 5 0)
  (List.nth (List.value Int (3 (- 1) 4 (- 1) 5)) (- 1) 0)))
