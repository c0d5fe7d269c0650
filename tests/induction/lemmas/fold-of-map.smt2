; EXPECT: unsat
; A fold of an image.
(declare-const l (List Int))
(declare-const z Int)
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.fold + z (List.map double l)) (List.fold (lambda ((acc Int) (v Int)) (+ acc (double v))) z l))))
(check-sat)
