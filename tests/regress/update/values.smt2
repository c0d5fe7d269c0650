; Another element at an index, from 0; out of range nothing changes.
; EXPECT: sat
; EXPECT: (((List.update 1 9 (List.value Int (1 2 3))) (List.value Int (1 9 3)))
; EXPECT:  ((List.update 3 9 (List.value Int (1 2 3))) (List.value Int (1 2 3)))
; EXPECT:  ((List.update (- 1) 9 (List.value Int (1 2 3))) (List.value Int (1 2 3)))
; EXPECT:  ((List.update Real 0 1 (List.value Real (0.5))) (List.value Real (1.0))))
(check-sat)
(get-value ((List.update 1 9 (List.value Int (1 2 3))) (List.update 3 9 (List.value Int (1 2 3))) (List.update (- 1) 9 (List.value Int (1 2 3))) (List.update Real 0 1 (List.value Real (0.5)))))
