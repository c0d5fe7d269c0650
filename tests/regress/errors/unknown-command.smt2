; Commands are suggested among commands.
; EXPECT: (error "line 7 column 1: unknown command `chek-sat`, did you mean `check-sat`?")
; EXPECT: (error "line 8 column 1: unknown command `frobnicate`")
; EXPECT: (error "line 9 column 2: expected the name of a command")
; EXPECT: (error "line 10 column 1: expected a command")
; EXPECT: sat
(chek-sat)
(frobnicate 1 2)
("check-sat")
()
(check-sat)
