; Commands of SMT-LIB that are not there are answered, not failed.
; EXPECT: unsupported
; EXPECT: unsupported
; EXPECT: sat
(get-proof)
(declare-sort-parameter A)
(check-sat)
