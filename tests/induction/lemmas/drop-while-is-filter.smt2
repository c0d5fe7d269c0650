; EXPECT: unsat
; If nothing passes behind take_while, drop_while keeps what does not pass.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.forall (lambda ((v Int)) (not (positive v))) (List.drop_while positive l)))
(assert (not (= (List.drop_while positive l) (List.filter (lambda ((v Int)) (not (positive v))) l))))
(check-sat)
