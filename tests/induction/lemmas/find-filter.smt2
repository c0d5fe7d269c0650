; EXPECT: unsat
; Find filter.
(declare-const l (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.find positive l d) (List.head (List.filter positive l) d))))
(check-sat)
