; Balances of positive amounts are sorted.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (and (<= (List.len l) 3) (List.forall positive l)) (List.sorted (List.scan_left + 0 l)))))
(check-sat)
