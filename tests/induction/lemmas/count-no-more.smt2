; EXPECT: unsat
; What implies is counted no more often.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun small ((v Int)) Bool (< v 5))
(assert (List.forall (lambda ((v Int)) (=> (positive v) (small v))) l))
(assert (not (<= (List.count positive l) (List.count small l))))
(check-sat)
