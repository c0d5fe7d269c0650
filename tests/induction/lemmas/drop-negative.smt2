; EXPECT: unsat
; A count below zero drops nothing.
(declare-const l (List Int))
(declare-const n Int)
(assert (<= n 0))
(assert (not (= (List.drop n l) l)))
(check-sat)
