; EXPECT: unsat
; The last pair of two lists of one length.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(declare-const d E)
(declare-const e F)
(assert (= (List.len l) (List.len u)))
(assert (not (= (List.last (List.zip l u) (tuple d e)) (tuple (List.last l d) (List.last u e)))))
(check-sat)
