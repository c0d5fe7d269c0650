; reset sets options back.
; EXPECT: false
; EXPECT: 0
; EXPECT: true
(set-option :produce-models false)
(set-option :timeout 1000)
(reset)
(get-option :print-success)
(get-option :timeout)
(get-option :produce-models)
