; EXPECT: unsat
; Exists not forall.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.exists positive l) (not (List.forall (lambda ((v Int)) (not (positive v))) l)))))
(check-sat)
