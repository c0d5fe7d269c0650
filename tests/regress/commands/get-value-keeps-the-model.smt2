; Asking changes nothing: commands that only ask, or fail, leave the model in place.
; EXPECT: sat
; EXPECT: ((x 1))
; EXPECT: "still"
; EXPECT: (error "line 14 column 12: unknown symbol `y`")
; EXPECT: unsupported
; EXPECT: (error "line 16 column 13: unknown symbol `z`")
; EXPECT: ((x 1))
(declare-const x Int)
(assert (= x 1))
(check-sat)
(get-value (x))
(echo "still")
(assert (= y 1))
(get-proof)
(get-value (z))
(get-value (x))
