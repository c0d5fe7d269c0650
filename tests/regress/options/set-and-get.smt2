; Every option keeps what it is set to.
; EXPECT: 60000
; EXPECT: 42
; EXPECT: 3
; EXPECT: "stdout"
; EXPECT: "stdout"
; EXPECT: sat
(set-option :timeout 60000)
(set-option :random-seed 42)
(set-option :verbosity 3)
(set-option :diagnostic-output-channel "stdout")
(set-option :regular-output-channel "stdout")
(get-option :timeout)
(get-option :random-seed)
(get-option :verbosity)
(get-option :diagnostic-output-channel)
(get-option :regular-output-channel)
(check-sat)
