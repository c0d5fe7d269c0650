; What the options are when nothing is set.
; EXPECT: false
; EXPECT: true
; EXPECT: 0
; EXPECT: 0
; EXPECT: 0
; EXPECT: "stdout"
; EXPECT: "stderr"
(get-option :print-success)
(get-option :produce-models)
(get-option :timeout)
(get-option :random-seed)
(get-option :verbosity)
(get-option :regular-output-channel)
(get-option :diagnostic-output-channel)
