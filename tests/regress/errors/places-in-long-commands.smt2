; Line and column of the offending word, however the command is laid out; tabs count as one.
; EXPECT: (error "line 10 column 5: unknown symbol `b`")
; EXPECT: (error "line 12 column 41: argument 2 of `<` has sort Bool, but Int or Real is expected")
; EXPECT: sat
(declare-const a Int)
(assert ; first a comment
  (and
    (< a 1)

	(= b
       2)))
  (declare-const |é1| Int) (assert (< a true))
(check-sat)
