; EXPECT: unsat
; The first that passes, by its place.
(declare-const l (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.find positive l d) (List.nth l (List.len (List.take_while (lambda ((v Int)) (not (positive v))) l)) d))))
(check-sat)
