; A fold that turns a list round.
; EXPECT: sat
; EXPECT: ((l (List.value Int (3 2 1))))
(declare-const l (List Int))
(assert (= (List.fold (lambda ((acc (List Int)) (x Int)) (List.cons x acc)) (List.value Int ()) l) (List.value Int (1 2 3))))
(assert (= (List.len l) 3))
(check-sat)
(get-value (l))
