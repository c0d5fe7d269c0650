; EXPECT: unsat
; The first that passes is behind those that do not.
(declare-const l (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.find positive l d) (List.head (List.drop_while (lambda ((v Int)) (not (positive v))) l) d))))
(check-sat)
