; A command that is never closed swallows the rest of the input; the place named is its beginning.
; EXPECT: sat
; EXPECT: (error "line 6 column 1: missing `)`: the input ended before this parenthesis was closed")
(declare-const x Int)
(check-sat)
(assert (= x 1)
(check-sat)
