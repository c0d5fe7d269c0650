; EXPECT: unsat
; Filter len.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (<= (List.len (List.filter positive l)) (List.len l))))
(check-sat)
