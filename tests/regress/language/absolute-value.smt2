; abs of integers.
; EXPECT: sat
; EXPECT: ((x (- 3)))
; EXPECT: unsat
(declare-const x Int)
(assert (= (abs x) 3))
(assert (< x 0))
(check-sat)
(get-value (x))
(assert (not (= (abs (- x)) 3)))
(check-sat)
