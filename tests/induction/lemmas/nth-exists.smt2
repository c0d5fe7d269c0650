; EXPECT: unsat
; What holds at a place holds somewhere.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (positive (List.nth l n d)))
(assert (not (List.exists positive l)))
(check-sat)
