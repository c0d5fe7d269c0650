; The solver and the evaluator agree on negative operands: the only x with these two properties is -7.
; EXPECT: sat
; EXPECT: ((x (- 7)))
; EXPECT: unsat
(declare-const x Int)
(assert (= (div x 2) (- 4)))
(assert (= (mod x 2) 1))
(check-sat)
(get-value (x))
(assert (not (= (div x (- 2)) 4)))
(check-sat)
