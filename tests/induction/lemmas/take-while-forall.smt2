; EXPECT: unsat
; Take while forall.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (List.forall positive (List.take_while positive l))))
(check-sat)
