; EXPECT: unsat
; Find exists.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (=> (List.exists positive l) (positive (List.find positive l 0)))))
(check-sat)
