; Unlike in floating point, 0.1 + 0.2 = 0.3.
; EXPECT: unsat
(declare-const r Real)
(assert (= r 0.1))
(assert (not (= (+ r 0.2) 0.3)))
(check-sat)
