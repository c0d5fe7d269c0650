; EXPECT: unsat
; The image of what occurs occurs in the image.
(declare-const l (List Int))
(declare-const x Int)
(define-fun double ((v Int)) Int (* 2 v))
(assert (List.contains x l))
(assert (not (List.contains (double x) (List.map double l))))
(check-sat)
