; n-ary, with one argument, and negation.
; EXPECT: sat
; EXPECT: (((+ 1 2 3) 6)
; EXPECT:  ((+ x) 4)
; EXPECT:  ((* 2 x 5) 40)
; EXPECT:  ((* x) 4)
; EXPECT:  ((- 10 3 2) 5)
; EXPECT:  ((- x) (- 4))
; EXPECT:  ((- (- 5)) 5))
(declare-const x Int)
(assert (= (+ x x x) 12))
(check-sat)
(get-value ((+ 1 2 3) (+ x) (* 2 x 5) (* x) (- 10 3 2) (- x) (- (- 5))))
