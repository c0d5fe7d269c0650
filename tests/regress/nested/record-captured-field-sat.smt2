; The limit of one order does not bind the lines of another.
; EXPECT: sat
; EXPECT: ((os (List.value Order ((order 1 (List.value Int (1))) (order 9 (List.value Int (9)))))))
(declare-datatype Order ((order (limit Int) (prices (List Int)))))
(declare-const os (List Order))
(assert (List.forall (lambda ((o Order)) (and (= (List.len (prices o)) 1) (List.forall (lambda ((p Int)) (= p (limit o))) (prices o)))) os))
(assert (= (List.map limit os) (List.value Int (1 9))))
(check-sat)
(get-value (os))
