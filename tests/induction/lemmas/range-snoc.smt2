; EXPECT: unsat
; A range with one number more at the end.
(declare-const i Int)
(declare-const j Int)
(assert (<= i j))
(assert (not (= (List.range i (+ j 1)) (List.snoc (List.range i j) j))))
(check-sat)
