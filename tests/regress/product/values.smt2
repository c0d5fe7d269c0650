; The product of numbers; 1 if there are none.
; EXPECT: sat
; EXPECT: (((List.product (List.value Int (2 (- 3) 4))) (- 24))
; EXPECT:  ((List.product (List.value Real (0.5 3))) (/ 3.0 2.0))
; EXPECT:  ((List.product Int (List.value Int ())) 1)
; EXPECT:  ((List.product (List.value Real ())) 1.0)
; EXPECT:  ((List.product (List.repeat 70 10)) 10000000000000000000000000000000000000000000000000000000000000000000000))
(check-sat)
(get-value ((List.product (List.value Int (2 (- 3) 4))) (List.product (List.value Real (0.5 3))) (List.product Int (List.value Int ())) (List.product (List.value Real ())) (List.product (List.repeat 70 10))))
