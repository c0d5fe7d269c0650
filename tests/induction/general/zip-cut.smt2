; EXPECT: unsat
; What the longer list has more is not paired.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(assert (not (= (List.zip l u) (List.zip (List.take (List.len u) l) u))))
(check-sat)
