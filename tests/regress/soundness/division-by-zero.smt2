; (div x 0) is a fixed but arbitrary function of x: any value, but the same for the same x.
; EXPECT: sat
; EXPECT: (((div 5 0) 7))
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
(declare-const x Int)
(declare-const y Int)
(push)
(assert (= (div 5 0) 7))
(check-sat)
(get-value ((div 5 0)))
(pop)
(push)
(assert (= x y))
(assert (distinct (div x 0) (div y 0)))
(check-sat)
(pop)
(push)
(assert (= (div x 0) 1))
(assert (= (div y 0) 2))
(check-sat)
(assert (= (+ x 1) (+ y 1)))
(check-sat)
