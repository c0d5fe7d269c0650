; get-assertions can be switched off, by either name of the option.
; EXPECT: true
; EXPECT: (true)
; EXPECT: (error "line 11 column 1: the assertions are not available: :produce-assertions is false")
; EXPECT: false
; EXPECT: (true)
(get-option :produce-assertions)
(assert true)
(get-assertions)
(set-option :produce-assertions false)
(get-assertions)
(get-option :interactive-mode)
(set-option :interactive-mode true)
(get-assertions)
