; Nothing behind exit is run.
; EXPECT: sat
(check-sat)
(exit)
(check-sat)
)
