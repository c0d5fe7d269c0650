; Three numbers in order.
; EXPECT: sat
; EXPECT: ((l (List.value Int (1 2 3))))
; EXPECT: sat
; EXPECT: (((List.sorted (List.value Int (1 2 2 3))) true)
; EXPECT:  ((List.sorted (List.value Int (1 3 2))) false)
; EXPECT:  ((List.sorted (List.value Real (0.5 0.5 1))) true))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (List.sorted l))
(assert (= (List.sum l) 6))
(assert (= (List.head l 0) 1))
(assert (= (List.last l 0) 3))
(check-sat)
(get-value (l))
(check-sat)
(get-value ((List.sorted (List.value Int (1 2 2 3)))
  (List.sorted (List.value Int (1 3 2)))
  (List.sorted (List.value Real (0.5 0.5 1)))))
