; EXPECT: unsat
; Exists count.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.exists positive l) (> (List.count positive l) 0))))
(check-sat)
