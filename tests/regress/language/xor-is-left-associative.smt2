; Three times true has odd parity.
; EXPECT: unsat
(assert (not (xor true true true)))
(check-sat)
