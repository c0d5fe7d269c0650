; Three numbers, of which those that are positive sum up to 5.
; EXPECT: sat
; EXPECT: (((List.count positive l) 2))
; EXPECT: sat
; EXPECT: (((List.filter positive (List.value Int (3 (- 1) 4 (- 1) 5))) (List.value Int (3 4 5))))
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.len l) 3))
(assert (= (List.sum (List.filter positive l)) 5))
(assert (= (List.sum l) (- 4)))
(assert (= (List.len (List.filter positive l)) 2))
(check-sat)
(get-value ((List.count positive l)))
(check-sat)
(get-value ((List.filter positive (List.value Int (3 (- 1) 4 (- 1) 5)))))
