; mod by zero is another arbitrary function, with no relation to div by zero, and may be negative.
; EXPECT: sat
; EXPECT: (((mod 1 0) (- 7))
; EXPECT:  ((div 1 0) 5))
; EXPECT: unsat
(declare-const x Int)
(assert (= (mod 1 0) (- 7)))
(assert (= (div 1 0) 5))
(check-sat)
(get-value ((mod 1 0) (div 1 0)))
(assert (= x 1))
(assert (not (= (mod x (- x x)) (- 7))))
(check-sat)
