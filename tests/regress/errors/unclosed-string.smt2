; EXPECT: (error "line 3 column 7: missing `""`: the input ended inside this string")
; A string that is never closed.
(echo "hello)
(check-sat)
