; Words outside of parentheses.
; EXPECT: (error "line 7 column 1: expected a command in parentheses, found `check-sat`")
; EXPECT: sat
; EXPECT: (error "line 9 column 1: expected a command in parentheses, found `42`")
; EXPECT: (error "line 10 column 1: expected a command in parentheses, found `""text""`")
; EXPECT: sat
check-sat
(check-sat)
42
"text"
(check-sat)
