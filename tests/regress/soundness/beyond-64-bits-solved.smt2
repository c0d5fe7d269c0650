; The solver's values may be as large.
; EXPECT: sat
; EXPECT: ((x 36893488147419103232)
; EXPECT:  (y (- 36893488147419103233)))
(declare-const x Int)
(declare-const y Int)
(assert (= x (* 4 9223372036854775808)))
(assert (= (+ x y) (- 1)))
(check-sat)
(get-value (x y))
