; The default where there is no list.
; EXPECT: sat
; EXPECT: ((l (List.value (List Int) ())))
; EXPECT: (((List.head l (List.value Int (5))) (List.value Int (5)))
; EXPECT:  ((List.last l (List.value Int (6))) (List.value Int (6)))
; EXPECT:  ((List.nth l 0 (List.value Int (7))) (List.value Int (7))))
(declare-const l (List (List Int)))
(assert (= (List.head l (List.value Int (5))) (List.value Int (5))))
(assert (= (List.head l (List.value Int (6))) (List.value Int (6))))
(check-sat)
(get-value (l))
(get-value ((List.head l (List.value Int (5))) (List.last l (List.value Int (6))) (List.nth l 0 (List.value Int (7)))))
