; EXPECT: unsat
; One copy more, in front or at the end.
(declare-sort E 0)
(declare-const x E)
(declare-const n Int)
(assert (not (= (List.cons x (List.repeat n x)) (List.snoc (List.repeat n x) x))))
(check-sat)
