; What is found satisfies the predicate if anything does.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (and (<= (List.len l) 3) (List.exists positive l)) (positive (List.find positive l 0)))))
(check-sat)
