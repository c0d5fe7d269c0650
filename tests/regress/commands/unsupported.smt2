; Commands of SMT-LIB that are not there (yet) are answered, not failed.
; EXPECT: unsupported
; EXPECT: unsupported
; EXPECT: unsupported
; EXPECT: sat
(get-proof)
(get-unsat-assumptions)
(get-assignment)
(check-sat)
