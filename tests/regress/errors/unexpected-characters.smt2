; Characters that no symbol contains; columns count characters, not bytes.
; EXPECT: (error "line 9 column 10: unexpected character `{`")
; EXPECT: (error "line 10 column 14: unexpected character `é`")
; EXPECT: (error "line 11 column 16: unexpected character `,`")
; EXPECT: (error "line 12 column 16: a quoted symbol cannot contain a backslash")
; EXPECT: (error "line 13 column 32: unknown symbol `y`")
; EXPECT: sat
(declare-const x Int)
(assert ({ x 1))
(assert (= x é))
(assert (= (+ x, 1) 2))
(declare-const |a\b| Int)
(assert (= (let ((|é| 1)) |é|) y))
(check-sat)
