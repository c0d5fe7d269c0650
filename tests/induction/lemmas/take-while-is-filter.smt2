; EXPECT: unsat
; If nothing passes behind it, take_while is filter.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.forall (lambda ((v Int)) (not (positive v))) (List.drop_while positive l)))
(assert (not (= (List.take_while positive l) (List.filter positive l))))
(check-sat)
