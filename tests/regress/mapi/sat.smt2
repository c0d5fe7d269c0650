; Elements plus their indices.
; EXPECT: sat
; EXPECT: (((List.sum l) 7)
; EXPECT:  ((List.head l 0) 4))
; EXPECT: sat
; EXPECT: (((List.mapi (lambda ((i Int) (x Int)) (+ (* 10 x) i)) (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int (30 (- 9) 42 (- 7) 54))))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.sum (List.mapi + l)) 10))
(assert (= (List.head (List.mapi + l) 0) 4))
(check-sat)
(get-value ((List.sum l) (List.head l 0)))
(check-sat)
(get-value ((List.mapi (lambda ((i Int) (x Int)) (+ (* 10 x) i)) (List.value Int (3 (- 1) 4 (- 1) 5)))))
