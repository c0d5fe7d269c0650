; Sums of products, products of sums.
; EXPECT: sat
; EXPECT: (((List.sum (List.map (lambda ((x (List Int))) (List.product x)) l)) 10)
; EXPECT:  ((List.product (List.map (lambda ((x (List Int))) (List.sum x)) l)) 0)
; EXPECT:  ((List.sum (List.concat l)) 9))
(define-fun l () (List (List Int)) (List.value (List Int) ((List.value Int (2 3)) (List.value Int ()) (List.value Int (3 1)))))
(check-sat)
(get-value ((List.sum (List.map (lambda ((x (List Int))) (List.product x)) l)) (List.product (List.map (lambda ((x (List Int))) (List.sum x)) l)) (List.sum (List.concat l))))
