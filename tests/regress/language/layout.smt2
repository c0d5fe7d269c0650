; Comments and line ends may stand between any two words; several commands may share a line.
; EXPECT: sat
; EXPECT: (((+ x 1) 5))
(declare-const ; the name ) comes next
  x
  ; and its sort
  Int) (assert
(= x(+ 2 2)))(check-sat)
(get-value
  ((+ x ; inside a term
    1)))
