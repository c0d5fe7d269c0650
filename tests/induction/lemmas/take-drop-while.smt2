; EXPECT: unsat
; Take drop while.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.sum l) (+ (List.sum (List.take_while positive l)) (List.sum (List.drop_while positive l))))))
(check-sat)
