; EXPECT: unsat
; A count in an image.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun next ((v Int)) Int (+ v 1))
(assert (not (= (List.count positive (List.map next l)) (List.count (lambda ((v Int)) (positive (next v))) l))))
(check-sat)
