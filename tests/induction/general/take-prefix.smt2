; EXPECT: unsat
; The first part of two.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (not (= (List.take (List.len l) (List.append l m)) l)))
(check-sat)
