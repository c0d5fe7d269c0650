; div rounds so that mod is never negative, whatever the signs; div is left associative.
; EXPECT: sat
; EXPECT: (((div x 2) (- 4))
; EXPECT:  ((mod x 2) 1)
; EXPECT:  ((div x (- 2)) 4)
; EXPECT:  ((mod x (- 2)) 1)
; EXPECT:  ((div (- x) (- 2)) (- 3))
; EXPECT:  ((mod (- x) (- 2)) 1)
; EXPECT:  ((div 100 5 2) 10))
(declare-const x Int)
(assert (= x (- 7)))
(check-sat)
(get-value ((div x 2) (mod x 2) (div x (- 2)) (mod x (- 2)) (div (- x) (- 2)) (mod (- x) (- 2)) (div 100 5 2)))
