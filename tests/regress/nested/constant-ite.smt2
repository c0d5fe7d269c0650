; Lists of lists and records chosen by a condition.
; EXPECT: sat
; EXPECT: ((b false)
; EXPECT:  (p (order 2 (List.value Int (1)))))
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-const b Bool)
(declare-const p Order)
(assert (= p (ite b (order 1 (List.value Int ())) (order 2 (List.value Int (1))))))
(assert (= (List.concat (ite b (List.value (List Int) ()) (List.value (List Int) ((prices p) (prices p))))) (List.value Int (1 1))))
(check-sat)
(get-value (b p))
