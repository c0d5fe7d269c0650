; An element of an element.
; EXPECT: sat
; EXPECT: (((List.nth (List.nth l 1 (List.value Int ())) 2 0) 42)
; EXPECT:  ((List.nth (List.nth l 9 (List.value Int (6))) 0 0) 6)
; EXPECT:  ((List.nth (List.nth l (- 1) (List.value Int ())) 0 5) 5))
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (= (List.nth (List.nth l 1 (List.value Int ())) 2 0) 42))
(assert (= (List.len l) 2))
(assert (= (List.len (List.nth l 1 (List.value Int ()))) 3))
(check-sat)
(get-value ((List.nth (List.nth l 1 (List.value Int ())) 2 0) (List.nth (List.nth l 9 (List.value Int (6))) 0 0) (List.nth (List.nth l (- 1) (List.value Int ())) 0 5)))
(assert (not (List.contains 42 (List.concat l))))
(check-sat)
