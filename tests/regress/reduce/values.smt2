; From left to right, from the first element on.
; EXPECT: sat
; EXPECT: (((List.reduce - (List.value Int (10 1 2)) 0) 7)
; EXPECT:  ((List.reduce - (List.value Int (10)) 0) 10)
; EXPECT:  ((List.reduce Int - (List.value Int ()) 5) 5)
; EXPECT:  ((List.reduce / (List.value Real (1 2 4)) 0) (/ 1.0 8.0)))
(check-sat)
(get-value ((List.reduce - (List.value Int (10 1 2)) 0) (List.reduce - (List.value Int (10)) 0) (List.reduce Int - (List.value Int ()) 5) (List.reduce / (List.value Real (1 2 4)) 0)))
