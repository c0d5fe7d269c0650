; A record with another list in its place.
; EXPECT: sat
; EXPECT: ((os (List.value Order ((order 1 (List.value Int (5))) (order 2 (List.value Int ()))))))
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-const os (List Order))
(assert (= (List.map (lambda ((o Order)) (order (id o) (List.cons 0 (prices o)))) os)
  (List.value Order ((order 1 (List.value Int (0 5))) (order 2 (List.value Int (0)))))))
(check-sat)
(get-value (os))
