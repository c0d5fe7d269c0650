; EXPECT: unsat
; Taking enough takes everything.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (>= n (List.len l)))
(assert (not (= (List.take n l) l)))
(check-sat)
