; A range whose bounds depend on an element: found by unfolding, whatever the number of elements in it.
; EXPECT: sat
(declare-const l (List Int))
(assert (List.forall (lambda ((x Int)) (= (List.sum (List.range 0 x)) 3)) l))
(assert (> (List.len l) 0))
(check-sat)
