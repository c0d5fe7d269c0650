; EXPECT: unsat
; The first pair.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(declare-const d E)
(declare-const e F)
(assert (= (List.len l) (List.len u)))
(assert (not (= (List.head (List.zip l u) (tuple d e)) (tuple (List.head l d) (List.head u e)))))
(check-sat)
