; EXPECT: unsat
; A map of a list with one more at the end.
(declare-const l (List Int))
(declare-const x Int)
(define-fun double ((v Int)) Int (* 2 v))
(assert (not (= (List.map double (List.snoc l x)) (List.snoc (List.map double l) (double x)))))
(check-sat)
