; EXPECT: unsat
; Copies are equal to their neighbours.
(declare-sort E 0)
(declare-const x E)
(declare-const n Int)
(assert (not (List.forall2 = (List.repeat n x) (List.drop 1 (List.repeat n x)))))
(check-sat)
