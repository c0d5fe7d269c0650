; It can be switched off again; this command itself is then silent.
; EXPECT: success
; EXPECT: success
; EXPECT: sat
(set-option :print-success true)
(declare-const x Int)
(set-option :print-success false)
(assert (= x 1))
(check-sat)
