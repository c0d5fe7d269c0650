; Two lists of two elements each.
; EXPECT: sat
; EXPECT: ((l (List.value Int (3 4)))
; EXPECT:  (m (List.value Int (1 2))))
; EXPECT: sat
; EXPECT: (((List.append (List.value Int (3 (- 1) 4 (- 1) 5)) (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int (3 (- 1) 4 (- 1) 5 3 (- 1) 4 (- 1) 5))))
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= (List.len l) (List.len m) 2))
(assert (= (List.sum (List.append l m)) 10))
(assert (= (List.sum l) 7))
(assert (= (List.head (List.append l m) 0) 3))
(assert (= (List.nth (List.append l m) 2 0) 1))
(check-sat)
(get-value (l m))
(check-sat)
(get-value ((List.append (List.value Int (3 (- 1) 4 (- 1) 5)) (List.value Int (3 (- 1) 4 (- 1) 5)))))
