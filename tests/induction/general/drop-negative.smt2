; EXPECT: unsat
; A count below zero drops nothing.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (<= n 0))
(assert (not (= (List.drop n l) l)))
(check-sat)
