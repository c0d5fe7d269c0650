; Reversal moves the first element to the end.
; EXPECT: unsat
(declare-const a (List Int))
(assert (= (List.len a) 3))
(assert (= (List.fold (lambda ((acc Int) (x Int)) (+ (* 10 acc) x)) 0 a) 123))
(assert (List.forall (lambda ((x Int)) (<= 1 x 3)) a))
(assert (= (List.last (List.rev a) 0) 3))
(check-sat)
