; A length too large to be unfolded is no evidence; there is a model of length two. (No neutral element: every element
; adds at least one to the sum.)
; EXPECT: sat
(declare-const l (List Int))
(assert (or (= (List.len l) 3000000) (= (List.len l) 2)))
(assert (= (List.fold + 0 l) 7))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (> x 0))) true l))
(check-sat)
