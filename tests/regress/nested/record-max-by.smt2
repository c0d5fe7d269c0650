; The order with the most lines.
; EXPECT: sat
; EXPECT: (((List.max_by (lambda ((o Order)) (List.len (prices o))) os (order 0 (List.value Int ()))) (order 6 (List.value Int (1 200)))))
; EXPECT: (((List.min_by (lambda ((o Order)) (List.sum (prices o))) os (order 0 (List.value Int ()))) (order 5 (List.value Int (3)))))
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(define-fun os () (List Order) (List.value Order ((order 5 (List.value Int (3))) (order 6 (List.value Int (1 200))) (order 7 (List.value Int (300))))))
(check-sat)
(get-value ((List.max_by (lambda ((o Order)) (List.len (prices o))) os (order 0 (List.value Int ())))))
(get-value ((List.min_by (lambda ((o Order)) (List.sum (prices o))) os (order 0 (List.value Int ())))))
