; A line of an order by two indices.
; EXPECT: sat
; EXPECT: ((os (List.value Order ((order 0 (List.value Int ())) (order 1 (List.value Int (4)))))))
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-const os (List Order))
(define-fun nil () Order (order 0 (List.value Int ())))
(assert (= (List.len os) 2))
(assert (= (List.nth os 0 (order 5 (List.value Int ()))) nil))
(assert (= (id (List.nth os 1 nil)) 1))
(assert (= (List.len (prices (List.nth os 1 nil))) 1))
(assert (= (List.nth (prices (List.nth os 1 nil)) 0 0) 4))
(check-sat)
(get-value (os))
