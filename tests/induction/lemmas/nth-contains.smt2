; EXPECT: unsat
; What is at a place occurs.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (List.contains (List.nth l n d) l)))
(check-sat)
