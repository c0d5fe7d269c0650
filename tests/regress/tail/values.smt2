; All but the first element.
; EXPECT: sat
; EXPECT: (((List.tail (List.value Int (1 2 3))) (List.value Int (2 3)))
; EXPECT:  ((List.tail (List.value Int (1))) (List.value Int ()))
; EXPECT:  ((List.tail Bool (List.value Bool (true false))) (List.value Bool (false))))
(check-sat)
(get-value ((List.tail (List.value Int (1 2 3))) (List.tail (List.value Int (1))) (List.tail Bool (List.value Bool (true false)))))
