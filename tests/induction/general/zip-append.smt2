; EXPECT: unsat
; Pairs of lists cut at the same place.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const u (List F))
(declare-const w (List F))
(assert (= (List.len l) (List.len u)))
(assert (not (= (List.zip (List.append l m) (List.append u w)) (List.append (List.zip l u) (List.zip m w)))))
(check-sat)
