; A definition means what it meant where it was made, whatever is bound where it is used.
; EXPECT: sat
; EXPECT: (((let ((x 100)) (shifted 1)) 6))
(declare-const x Int)
(define-fun shifted ((y Int)) Int (+ x y))
(assert (= x 5))
(check-sat)
(get-value ((let ((x 100)) (shifted 1))))
