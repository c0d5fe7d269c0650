; / is exact, left associative, and makes reals of integers.
; EXPECT: sat
; EXPECT: (((/ 1 3) (/ 1.0 3.0))
; EXPECT:  ((/ 12.0 2.0 3.0) 2.0)
; EXPECT:  (r (/ 1.0 3.0))
; EXPECT:  ((- r) (- (/ 1.0 3.0))))
; EXPECT: unsat
(declare-const r Real)
(assert (= (* 3 r) 1.0))
(check-sat)
(get-value ((/ 1 3) (/ 12.0 2.0 3.0) r (- r)))
(assert (not (= (+ r r r) 1)))
(check-sat)
