; EXPECT: unsat
; Of the elements that do not pass, drop_while loses none.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.filter (lambda ((v Int)) (not (positive v))) (List.drop_while positive l)) (List.filter (lambda ((v Int)) (not (positive v))) l))))
(check-sat)
