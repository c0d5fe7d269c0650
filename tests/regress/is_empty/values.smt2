; Whether there is no element.
; EXPECT: sat
; EXPECT: (((List.is_empty (List.value Int ())) true)
; EXPECT:  ((List.is_empty (List.value Int (0))) false)
; EXPECT:  ((List.is_empty Bool (List.repeat 0 true)) true))
(check-sat)
(get-value ((List.is_empty (List.value Int ())) (List.is_empty (List.value Int (0))) (List.is_empty Bool (List.repeat 0 true))))
