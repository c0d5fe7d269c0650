; Assertions of a level are gone after pop.
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((x 3))
(declare-const x Int)
(assert (> x 2))
(check-sat)
(push 1)
(assert (< x 2))
(check-sat)
(pop 1)
(assert (< x 4))
(check-sat)
(get-value (x))
