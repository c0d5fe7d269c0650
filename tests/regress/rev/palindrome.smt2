; A list that reads the same from both sides, known in part.
; EXPECT: sat
; EXPECT: ((a (List.value Int (1 2 1))))
(declare-const a (List Int))
(assert (= (List.rev a) a))
(assert (= (List.len a) 3))
(assert (= (List.fold (lambda ((acc Int) (x Int)) (+ (* 10 acc) x)) 0 a) 121))
(assert (List.forall (lambda ((x Int)) (<= 0 x 9)) a))
(check-sat)
(get-value (a))
