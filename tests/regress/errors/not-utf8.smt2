; Bytes that are not UTF-8 spoil one command only.
; EXPECT: (error "line 5 column 16: the input is not valid UTF-8")
; EXPECT: unsat
(declare-const x Int)
(declare-const ÿ Int)
(assert (< x x))
(check-sat)
