; define-const, define-fun with and without parameters, definitions that use each other.
; EXPECT: sat
; EXPECT: (((twice three) 6)
; EXPECT:  (four 4)
; EXPECT:  ((between 1 x 9) true)
; EXPECT:  (x 6))
(define-const three Int 3)
(define-fun four () Int (+ three 1))
(define-fun twice ((x Int)) Int (+ x x))
(define-fun between ((low Int) (x Int) (high Int)) Bool (and (<= low x) (<= x high)))
(declare-const x Int)
(assert (= x (twice three)))
(check-sat)
(get-value ((twice three) four (between 1 x 9) x))
