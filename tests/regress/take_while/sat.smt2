; A positive prefix of length two.
; EXPECT: sat
; EXPECT: (((List.last l 0) (- 9)))
; EXPECT: sat
; EXPECT: (((List.take_while positive (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int (3))))
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.len l) 3))
(assert (= (List.len (List.take_while positive l)) 2))
(assert (= (List.sum (List.take_while positive l)) 9))
(assert (= (List.sum l) 0))
(check-sat)
(get-value ((List.last l 0)))
(check-sat)
(get-value ((List.take_while positive (List.value Int (3 (- 1) 4 (- 1) 5)))))
