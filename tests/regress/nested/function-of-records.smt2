; A declared function of records with lists, and to them.
; EXPECT: sat
; EXPECT: (((rate (order 1 (List.value Int ()))) 10)
; EXPECT:  ((make 3) (order 4 (List.value Int (5)))))
; EXPECT: unsat
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-fun rate (Order) Int)
(declare-fun make (Int) Order)
(assert (= (rate (order 1 (List.value Int ()))) 10))
(assert (= (make 3) (order 4 (List.value Int (5)))))
(check-sat)
(get-value ((rate (order 1 (List.value Int ()))) (make 3)))
(assert (= (make 3) (order 1 (List.value Int ()))))
(check-sat)
