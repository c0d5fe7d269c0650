; Fractions with numerators and denominators beyond 64 bits.
; EXPECT: sat
; EXPECT: ((r (/ 1.0 100000000000000000000000000000.0))
; EXPECT:  ((* r 100000000000000000000000000000) 1.0))
(declare-const r Real)
(assert (= (* r 100000000000000000000000000000) 1.0))
(check-sat)
(get-value (r (* r 100000000000000000000000000000)))
