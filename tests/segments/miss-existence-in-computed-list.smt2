; EXPECT: not unsat
; A list that is another one at every step.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.exists (lambda ((x Int)) (List.exists (lambda ((y Int)) (> y 0)) (List.cycle x m))) l))
(assert (List.exists (lambda ((x Int)) (not (List.exists (lambda ((y Int)) (> y 0)) (List.cycle x m)))) l))
(check-sat)
