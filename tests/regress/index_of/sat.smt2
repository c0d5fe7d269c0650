; 4 stands at index 2, and not before.
; EXPECT: sat
; EXPECT: ((l (List.value Int (0 0 4))))
; EXPECT: sat
; EXPECT: (((List.index_of (- 1) (List.value Int (3 (- 1) 4 (- 1) 5))) 1)
; EXPECT:  ((List.index_of 7 (List.value Int (3 (- 1) 4 (- 1) 5))) (- 1)))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.index_of 4 l) 2))
(assert (= (List.sum l) 4))
(assert (= (List.index_of 0 l) 0))
(check-sat)
(get-value (l))
(check-sat)
(get-value ((List.index_of (- 1) (List.value Int (3 (- 1) 4 (- 1) 5)))
  (List.index_of 7 (List.value Int (3 (- 1) 4 (- 1) 5)))))
