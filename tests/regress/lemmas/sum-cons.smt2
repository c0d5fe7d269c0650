; A lemma about lists of every length: sum cons.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.sum (List.cons x l)) (+ x (List.sum l)))))
(check-sat)
