; EXPECT: not unsat
; A list twice is not the list.
(declare-const l (List Int))
(declare-const n Int)
(assert (> n 1))
(assert (not (= (List.cycle n l) l)))
(check-sat)
