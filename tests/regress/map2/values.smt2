; The shorter list decides.
; EXPECT: sat
; EXPECT: (((List.map2 + (List.value Int (1 2 3)) (List.value Int (10 20))) (List.value Int (11 22)))
; EXPECT:  ((List.map2 Int Real Bool < (List.value Int (1 2)) (List.value Real (1.5 1.5))) (List.value Bool (true false))))
(check-sat)
(get-value ((List.map2 + (List.value Int (1 2 3)) (List.value Int (10 20))) (List.map2 Int Real Bool < (List.value Int (1 2)) (List.value Real (1.5 1.5)))))
