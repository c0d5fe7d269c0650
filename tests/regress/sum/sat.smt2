; Sums of integers and of reals.
; EXPECT: sat
; EXPECT: (((List.last l 0) 4))
; EXPECT: sat
; EXPECT: (((List.sum (List.value Int (3 (- 1) 4 (- 1) 5))) 10)
; EXPECT:  ((List.sum (List.value Real (0.5 1))) (/ 3.0 2.0)))
(declare-const l (List Int))
(declare-const r (List Real))
(assert (= (List.len l) (List.len r) 2))
(assert (= (List.sum l) 7))
(assert (= (List.sum r) 0.5))
(assert (= (List.head l 0) 3))
(check-sat)
(get-value ((List.last l 0)))
(check-sat)
(get-value ((List.sum (List.value Int (3 (- 1) 4 (- 1) 5)))
  (List.sum (List.value Real (0.5 1)))))
