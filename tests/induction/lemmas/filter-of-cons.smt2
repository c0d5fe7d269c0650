; EXPECT: unsat
; A filter of a list with one more in front.
(declare-const l (List Int))
(declare-const x Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.filter positive (List.cons x l)) (ite (positive x) (List.cons x (List.filter positive l)) (List.filter positive l)))))
(check-sat)
