; EXPECT: unsat
; The last element occurs.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (< 0 (List.len l)))
(assert (not (List.contains (List.last l d) l)))
(check-sat)
