; EXPECT: unsat
; The last element that passes.
(declare-const l (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.exists positive l))
(assert (not (positive (List.last (List.filter positive l) d))))
(check-sat)
