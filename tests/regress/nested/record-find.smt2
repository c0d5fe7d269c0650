; The first order with a dear line.
; EXPECT: sat
; EXPECT: (((List.find dear os (order 0 (List.value Int ()))) (order 6 (List.value Int (1 200)))))
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(define-fun dear ((o Order)) Bool (List.exists (lambda ((p Int)) (> p 100)) (prices o)))
(define-fun os () (List Order) (List.value Order ((order 5 (List.value Int (3))) (order 6 (List.value Int (1 200))) (order 7 (List.value Int (300))))))
(check-sat)
(get-value ((List.find dear os (order 0 (List.value Int ())))))
