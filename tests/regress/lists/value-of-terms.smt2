; Elements may be any terms of the sort, an integer among reals is converted.
; EXPECT: sat
; EXPECT: (((List.value Int (x (+ x 1) (List.len l))) (List.value Int (3 4 2)))
; EXPECT:  ((List.value Real (1 2.5)) (List.value Real (1.0 (/ 5.0 2.0)))))
(declare-const x Int)
(declare-const l (List Int))
(assert (= l (List.value Int (x 7))))
(assert (= (List.fold + 0 l) 10))
(check-sat)
(get-value ((List.value Int (x (+ x 1) (List.len l))) (List.value Real (1 2.5))))
