; EXPECT: unsat
; A range increases.
(declare-const i Int)
(declare-const j Int)
(assert (not (List.forall2 < (List.range i j) (List.drop 1 (List.range i j)))))
(check-sat)
