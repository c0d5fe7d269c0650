; EXPECT: unsat
; `false` needs no solver.
(assert false)
(check-sat)
