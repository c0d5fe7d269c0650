; EXPECT: unsat
; Repeat forall.
(declare-const n Int)
(declare-const x Int)
(assert (not (List.forall (lambda ((v Int)) (= v x)) (List.repeat n x))))
(check-sat)
