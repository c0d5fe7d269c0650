; EXPECT: unsat
; What is found occurs.
(declare-const l (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.exists positive l))
(assert (not (List.contains (List.find positive l d) l)))
(check-sat)
