; EXPECT: unsat
; Two filters may be exchanged.
(declare-const a (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun small ((v Int)) Bool (< v 5))
(assert (not (= (List.filter positive (List.filter small a)) (List.filter small (List.filter positive a)))))
(check-sat)
