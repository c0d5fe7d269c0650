; Several parameters, a command over several lines, and a line without a parameter.
; EXPECT: unsat
; EXPECT: "M"
; EXPECT: sat
; EXPECT: ((x 11))
; COMMAND-LINE: --param LOW=10 --param HIGH=12
(declare-const x Int)
;param: (assert
;param:   (< LOW x HIGH))
(push)
(assert (distinct x 11))
(check-sat)
(pop)
;param: (echo "M")
(check-sat)
(get-value (x))
