; EXPECT: unsat
; What holds at a place holds somewhere.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (p (List.nth l n d)))
(assert (not (List.exists p l)))
(check-sat)
