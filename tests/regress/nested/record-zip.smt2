; Orders and invoices, side by side.
; EXPECT: sat
; EXPECT: ((due (List.value Int (3 0))))
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(define-fun os () (List Order) (List.value Order ((order 5 (List.value Int (1 2))) (order 6 (List.value Int ())))))
(declare-const due (List Int))
(assert (= (List.len due) 2))
(assert (List.forall2 (lambda ((o Order) (d Int)) (= d (List.sum (prices o)))) os due))
(check-sat)
(get-value (due))
