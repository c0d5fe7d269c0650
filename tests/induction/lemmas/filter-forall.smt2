; EXPECT: unsat
; Filter forall.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (List.forall positive (List.filter positive l))))
(check-sat)
