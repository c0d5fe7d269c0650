; EXPECT: unsat
; A filter of an image is an image of a filter.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun next ((v Int)) Int (+ v 1))
(assert (not (= (List.filter positive (List.map next l)) (List.map next (List.filter (lambda ((v Int)) (positive (next v))) l)))))
(check-sat)
