; EXPECT: unsat
; Two maps are one.
(declare-const l (List Int))
(define-fun next ((v Int)) Int (+ v 1))
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.map next (List.map double l)) (List.map (lambda ((v Int)) (next (double v))) l))))
(check-sat)
