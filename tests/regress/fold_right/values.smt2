; The function gets the element first, and the last element first.
; EXPECT: sat
; EXPECT: (((List.fold_right - 0 (List.value Int (1 2 3))) 2)
; EXPECT:  ((List.fold_right Int Int - 10 (List.value Int ())) 10)
; EXPECT:  ((List.fold_right - 0 (List.repeat 1000000000000 1)) 0))
(check-sat)
(get-value ((List.fold_right - 0 (List.value Int (1 2 3))) (List.fold_right Int Int - 10 (List.value Int ())) (List.fold_right - 0 (List.repeat 1000000000000 1))))
