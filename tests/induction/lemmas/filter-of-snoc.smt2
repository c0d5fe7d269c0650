; EXPECT: unsat
; A filter of a list with one more at the end.
(declare-const l (List Int))
(declare-const x Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.filter positive (List.snoc l x)) (ite (positive x) (List.snoc (List.filter positive l) x) (List.filter positive l)))))
(check-sat)
