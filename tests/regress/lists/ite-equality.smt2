; Comparing chosen lists, nested, on both sides.
; EXPECT: sat
; EXPECT: ((p false)
; EXPECT:  (q true))
(declare-const p Bool)
(declare-const q Bool)
(declare-const a (List Int))
(assert (= a (List.value Int (1))))
(assert (= (ite p (List.value Int (0)) (ite q a (List.value Int ()))) (ite q a (List.map - a))))
(assert (or p q))
(check-sat)
(get-value (p q))
