; EXPECT: (error "line 3 column 16: missing `|`: the input ended inside this symbol")
; A quoted symbol that is never closed.
(declare-const |x Int)
(check-sat)
