; EXPECT: unsat
; Two filters are one.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun small ((v Int)) Bool (< v 5))
(assert (not (= (List.filter positive (List.filter small l)) (List.filter (lambda ((v Int)) (and (positive v) (small v))) l))))
(check-sat)
