; There are no negative literals.
; EXPECT: (error "line 7 column 14: unknown symbol `-5`, did you mean `(- 5)`?")
; EXPECT: (error "line 8 column 12: unknown symbol `-0.5`, did you mean `(- 0.5)`?")
; EXPECT: (error "line 9 column 13: unknown symbol `-5`, did you mean `(- 5)`?")
; EXPECT: sat
(declare-const x Int)
(assert (= x -5))
(assert (= -0.5 0.5))
(assert (= (-5 x) 1))
(check-sat)
