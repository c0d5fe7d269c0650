; A mark behind a command is a comment, whatever the command line says; so is a mark with a space before the colon.
; EXPECT: sat
; COMMAND-LINE: --param N=1
(declare-const x Int) ;param:(assert (= x N))
; param:(assert false)
;param:(assert (= x (+ N 1)))
(check-sat)
