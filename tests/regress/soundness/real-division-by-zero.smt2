; The same for reals; zero divided by zero included.
; EXPECT: sat
; EXPECT: (((/ 1.0 0.0) (/ 5.0 2.0))
; EXPECT:  ((/ 0 0) (- 1.0)))
; EXPECT: unsat
(declare-const r Real)
(assert (= (/ 1.0 0.0) 2.5))
(assert (= (/ 0 0) (- 1)))
(check-sat)
(get-value ((/ 1.0 0.0) (/ 0 0)))
(assert (= r 1))
(assert (distinct (/ r 0) (/ 1 (- r r))))
(check-sat)
