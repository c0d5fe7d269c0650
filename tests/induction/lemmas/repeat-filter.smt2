; EXPECT: unsat
; A filter keeps all copies or none.
(declare-const x Int)
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.filter positive (List.repeat n x)) (ite (positive x) (List.repeat n x) (List.value Int ())))))
(check-sat)
