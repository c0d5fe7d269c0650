; EXPECT: unsat
; One copy more, in front or at the end.
(declare-const x Int)
(declare-const n Int)
(assert (not (= (List.cons x (List.repeat n x)) (List.snoc (List.repeat n x) x))))
(check-sat)
