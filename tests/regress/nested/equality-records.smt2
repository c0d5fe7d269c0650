; Records are equal if their fields are, lists included.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: ((p (order 1 (List.value Int (2 3))))
; EXPECT:  (q (order 1 (List.value Int (2 3)))))
; EXPECT: unsat
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-const p Order)
(declare-const q Order)
(assert (= (id p) (id q) 1))
(assert (= (prices p) (prices q) (List.value Int (2 3))))
(check-sat)
(get-value (p q))
(assert (distinct p q))
(check-sat)
