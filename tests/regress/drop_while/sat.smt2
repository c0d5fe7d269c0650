; What is left without a positive prefix.
; EXPECT: sat
; EXPECT: (((List.last l 0) (- 9)))
; EXPECT: sat
; EXPECT: (((List.drop_while positive (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int ((- 1) 4 (- 1) 5))))
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.len l) 3))
(assert (= (List.len (List.drop_while positive l)) 1))
(assert (= (List.sum (List.drop_while positive l)) (- 9)))
(assert (= (List.sum l) 0))
(check-sat)
(get-value ((List.last l 0)))
(check-sat)
(get-value ((List.drop_while positive (List.value Int (3 (- 1) 4 (- 1) 5)))))
