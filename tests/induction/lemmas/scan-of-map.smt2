; EXPECT: unsat
; A scan of an image.
(declare-const l (List Int))
(declare-const z Int)
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.scan_left + z (List.map double l)) (List.scan_left (lambda ((acc Int) (v Int)) (+ acc (double v))) z l))))
(check-sat)
