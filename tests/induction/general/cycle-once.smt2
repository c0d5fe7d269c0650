; EXPECT: unsat
; A list once, or not at all.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (= (List.append (List.cycle 1 l) (List.cycle 0 l)) l)))
(check-sat)
