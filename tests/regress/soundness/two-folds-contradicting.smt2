; Each fold can have its value, both together cannot: the sum is even if every element is.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(assert (<= (List.len l) 3))
(assert (= (mod (List.fold + 0 l) 2) 1))
(push)
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (= (mod x 2) 0))) true l))
(check-sat)
(pop)
(check-sat)
