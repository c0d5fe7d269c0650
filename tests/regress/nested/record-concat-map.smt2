; All lines of all orders.
; EXPECT: sat
; EXPECT: ((os (List.value Order ((order 1 (List.value Int (7 8))) (order 2 (List.value Int (9)))))))
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-const os (List Order))
(assert (= (List.concat_map prices os) (List.value Int (7 8 9))))
(assert (= (List.map id os) (List.value Int (1 2))))
(assert (= (List.map (lambda ((o Order)) (List.len (prices o))) os) (List.value Int (2 1))))
(check-sat)
(get-value (os))
