; EXPECT: unsat
; The first image that passes.
(declare-const l (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun next ((v Int)) Int (+ v 1))
(assert (not (= (List.find positive (List.map next l) (next d)) (next (List.find (lambda ((v Int)) (positive (next v))) l d)))))
(check-sat)
