; No two numbers from 2 to 4 multiply to 10.
; EXPECT: unsat
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((x Int)) (<= 2 x 4)) l))
(assert (= (List.product l) 10))
(check-sat)
