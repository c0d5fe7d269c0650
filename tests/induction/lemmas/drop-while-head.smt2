; EXPECT: unsat
; Drop while head.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (=> (List.exists (lambda ((v Int)) (not (positive v))) l) (not (positive (List.head (List.drop_while positive l) 0))))))
(check-sat)
