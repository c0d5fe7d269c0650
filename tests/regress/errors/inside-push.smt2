; Errors inside a level leave the level as it is.
; EXPECT: (error "line 9 column 9: unknown symbol `q`")
; EXPECT: unsat
; EXPECT: sat
(declare-const p Bool)
(assert p)
(push)
(assert (not p))
(assert q)
(check-sat)
(pop)
(check-sat)
