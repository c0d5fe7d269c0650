; EXPECT: unsat
; Sum cons.
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.sum (List.cons x l)) (+ x (List.sum l)))))
(check-sat)
