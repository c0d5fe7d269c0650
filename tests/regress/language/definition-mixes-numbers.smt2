; A body of sort Int where Real is declared is converted.
; EXPECT: sat
; EXPECT: ((one 1.0)
; EXPECT:  ((add 1 2) 3.0))
(define-const one Real 1)
(define-fun add ((x Real) (y Real)) Real (+ x y))
(check-sat)
(get-value (one (add 1 2)))
