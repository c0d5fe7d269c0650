; EXPECT: unsat
; What holds of an image.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun next ((v Int)) Int (+ v 1))
(assert (not (= (List.forall positive (List.map next l)) (List.forall (lambda ((v Int)) (positive (next v))) l))))
(check-sat)
