; EXPECT: unsat
; drop_while of an image.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun next ((v Int)) Int (+ v 1))
(assert (not (= (List.drop_while positive (List.map next l)) (List.map next (List.drop_while (lambda ((v Int)) (positive (next v))) l)))))
(check-sat)
