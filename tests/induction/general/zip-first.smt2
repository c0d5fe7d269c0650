; EXPECT: unsat
; The first components are the first list.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(assert (= (List.len l) (List.len u)))
(assert (not (= (List.map tuple.first (List.zip l u)) l)))
(check-sat)
