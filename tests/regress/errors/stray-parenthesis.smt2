; A closing parenthesis too many does not hurt what follows.
; EXPECT: (error "line 7 column 17: unexpected `)`: no parenthesis is open here")
; EXPECT: unsat
; EXPECT: (error "line 9 column 1: unexpected `)`: no parenthesis is open here")
; EXPECT: unsat
(declare-const x Int)
(assert (< x x)))
(check-sat)
) (check-sat)
