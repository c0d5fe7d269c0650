; A binding is gone behind its let.
; EXPECT: unsat
(declare-const x Int)
(assert (= x 1))
(assert (not (= (+ (let ((x 5)) x) x) 6)))
(check-sat)
