; EXPECT: unsat
; Dropping nothing changes nothing.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (= (List.drop 0 l) l)))
(check-sat)
