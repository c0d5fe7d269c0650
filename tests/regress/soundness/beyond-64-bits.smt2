; Integers are unbounded: at and beyond 2^63 and 2^64 nothing wraps around.
; EXPECT: sat
; EXPECT: (((+ x 1) 9223372036854775808)
; EXPECT:  ((* 2 (+ x 1)) 18446744073709551616)
; EXPECT:  ((- (- x) 2) (- 9223372036854775809))
; EXPECT:  ((* x x) 85070591730234615847396907784232501249)
; EXPECT:  ((mod (* x x) 10) 9))
; EXPECT: unsat
(declare-const x Int)
(assert (= x 9223372036854775807))
(check-sat)
(get-value ((+ x 1) (* 2 (+ x 1)) (- (- x) 2) (* x x) (mod (* x x) 10)))
(assert (<= (+ x 1) x))
(check-sat)
