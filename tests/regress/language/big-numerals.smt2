; Numerals have any size.
; EXPECT: sat
; EXPECT: ((x 123456789012345678901234567891)
; EXPECT:  ((- x) (- 123456789012345678901234567891)))
(declare-const x Int)
(assert (= x (+ 123456789012345678901234567890 1)))
(check-sat)
(get-value (x (- x)))
