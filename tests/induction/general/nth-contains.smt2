; EXPECT: unsat
; What is at a place occurs.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (List.contains (List.nth l n d) l)))
(check-sat)
