; EXPECT: not unsat
; A fold inside a step, over the list that is walked, is another fold at every step.
(declare-const l (List Int))
(assert (List.forall (lambda ((x Int)) (= (List.count (lambda ((y Int)) (= x y)) l) 1)) l))
(assert (= (List.len l) 2))
(check-sat)
