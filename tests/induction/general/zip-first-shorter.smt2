; EXPECT: unsat
; The first components are a beginning.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(assert (not (= (List.map tuple.first (List.zip l u)) (List.take (List.len u) l))))
(check-sat)
