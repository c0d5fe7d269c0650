; A filter keeps the order.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (and (<= (List.len l) 3) (List.sorted l)) (List.sorted (List.filter positive l)))))
(check-sat)
