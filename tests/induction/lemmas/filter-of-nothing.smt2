; EXPECT: unsat
; A filter that nothing passes is empty.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.forall (lambda ((v Int)) (not (positive v))) l))
(assert (not (= (List.filter positive l) (List.value Int ()))))
(check-sat)
