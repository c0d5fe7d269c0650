; EXPECT: unsat
; Sum snoc.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.sum (List.snoc l x)) (+ x (List.sum l)))))
(check-sat)
