; EXPECT: unsat
; If all elements pass, take_while takes all.
(declare-const a (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun small ((v Int)) Bool (< v 5))
(assert (List.forall positive a))
(assert (not (= (List.take_while positive a) a)))
(check-sat)
