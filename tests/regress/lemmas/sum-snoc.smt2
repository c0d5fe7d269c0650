; A lemma about lists of every length: sum snoc.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.sum (List.snoc l x)) (+ x (List.sum l)))))
(check-sat)
