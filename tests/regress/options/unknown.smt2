; Options that are not known are answered with `unsupported`.
; EXPECT: unsupported
; EXPECT: unsupported
; EXPECT: sat
(set-option :no-such-option true)
(get-option :no-such-option)
(check-sat)
