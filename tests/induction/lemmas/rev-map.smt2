; EXPECT: unsat
; Reversal and map commute.
(declare-const a (List Int))
(assert (not (= (List.map (lambda ((x Int)) (+ x 1)) (List.rev a)) (List.rev (List.map (lambda ((x Int)) (+ x 1)) a)))))
(check-sat)
