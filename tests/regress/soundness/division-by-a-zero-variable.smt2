; A divisor that turns out to be zero is no different from a literal zero.
; EXPECT: sat
; EXPECT: (((div 5 z) 3)
; EXPECT:  ((div 5 0) 3))
; EXPECT: unsat
(declare-const z Int)
(assert (= (div 5 z) 3))
(assert (= (* 2 z) 0))
(check-sat)
(get-value ((div 5 z) (div 5 0)))
(assert (= (div 5 0) 4))
(check-sat)
