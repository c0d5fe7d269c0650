; EXPECT: unsat
; Two predicates may be exchanged, or joined.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun small ((v Int)) Bool (< v 5))
(assert (not (= (List.take_while positive (List.take_while small l)) (List.take_while (lambda ((v Int)) (and (positive v) (small v))) l))))
(check-sat)
