; EXPECT: unsat
; Taking enough takes everything.
(declare-const l (List Int))
(declare-const n Int)
(assert (>= n (List.len l)))
(assert (not (= (List.take n l) l)))
(check-sat)
