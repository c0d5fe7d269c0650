; The reversal is evaluated.
; EXPECT: sat
; EXPECT: (((List.rev (List.value Int (1 2 3))) (List.value Int (3 2 1)))
; EXPECT:  ((List.rev (List.value Bool ())) (List.value Bool ()))
; EXPECT:  ((List.rev Int (List.append (List.value Int (1)) (List.repeat 2 5))) (List.value Int (5 5 1))))
(check-sat)
(get-value ((List.rev (List.value Int (1 2 3))) (List.rev (List.value Bool ())) (List.rev Int (List.append (List.value Int (1)) (List.repeat 2 5)))))
