; Two of three elements are positive.
; EXPECT: sat
; EXPECT: (((List.count (lambda ((x Int)) (<= x 0)) l) 1))
; EXPECT: sat
; EXPECT: (((List.count positive (List.value Int (3 (- 1) 4 (- 1) 5))) 3))
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.len l) 3))
(assert (= (List.count positive l) 2))
(assert (= (List.sum l) (- 4)))
(check-sat)
(get-value ((List.count (lambda ((x Int)) (<= x 0)) l)))
(check-sat)
(get-value ((List.count positive (List.value Int (3 (- 1) 4 (- 1) 5)))))
