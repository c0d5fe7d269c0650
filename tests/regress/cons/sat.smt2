; The first element is the one in front.
; EXPECT: sat
; EXPECT: ((x 4)
; EXPECT:  ((List.sum l) 6))
; EXPECT: sat
; EXPECT: (((List.cons 9 (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int (9 3 (- 1) 4 (- 1) 5)))
; EXPECT:  ((List.cons 1 (List.value Real (2.5))) (List.value Real (1.0 (/ 5.0 2.0)))))
(declare-const l (List Int))
(declare-const x Int)
(assert (= (List.len l) 2))
(assert (= (List.sum (List.cons x l)) 10))
(assert (= (List.head (List.cons x l) 0) 4))
(check-sat)
(get-value (x (List.sum l)))
(check-sat)
(get-value ((List.cons 9 (List.value Int (3 (- 1) 4 (- 1) 5)))
  (List.cons 1 (List.value Real (2.5)))))
