; No integer is one half.
; EXPECT: unsat
(declare-const x Int)
(assert (= x 0.5))
(check-sat)
