; Values are equal exactly if lengths and elements are.
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((x 2))
(declare-const x Int)
(push)
(assert (= (List.value Int (1)) (List.value Int (1 2))))
(check-sat)
(pop)
(push)
(assert (= (List.value Int (1 2)) (List.value Int (2 1))))
(check-sat)
(pop)
(assert (= (List.value Int (1 x)) (List.value Int (1 2))))
(check-sat)
(get-value (x))
