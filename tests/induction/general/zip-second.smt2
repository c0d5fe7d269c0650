; EXPECT: unsat
; The second components are the second list, if the first is as long.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(assert (= (List.len l) (List.len u)))
(assert (not (= (List.map tuple.second (List.zip l u)) u)))
(check-sat)
