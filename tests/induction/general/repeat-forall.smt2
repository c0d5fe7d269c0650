; EXPECT: unsat
; All copies are equal.
(declare-sort E 0)
(declare-const x E)
(declare-const n Int)
(assert (not (List.forall (lambda ((v E)) (= v x)) (List.repeat n x))))
(check-sat)
