; Bit-vectors, strings and keywords are read and refused.
; EXPECT: (error "line 8 column 14: bit-vector literals are not supported")
; EXPECT: (error "line 9 column 14: bit-vector literals are not supported")
; EXPECT: (error "line 10 column 14: string literals are not supported")
; EXPECT: (error "line 11 column 14: expected a term, found `:x`")
; EXPECT: sat
(declare-const x Int)
(assert (= x #x1F))
(assert (= x #b101))
(assert (= x "one"))
(assert (= x :x))
(check-sat)
