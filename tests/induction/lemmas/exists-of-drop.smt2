; EXPECT: unsat
; What exists in the end exists.
(declare-const l (List Int))
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.exists positive (List.drop n l)))
(assert (not (List.exists positive l)))
(check-sat)
