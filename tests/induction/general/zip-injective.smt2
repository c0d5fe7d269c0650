; EXPECT: unsat
; Equal pairs come from equal lists.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const u (List F))
(declare-const w (List F))
(assert (= (List.zip l u) (List.zip m w)))
(assert (= (List.len l) (List.len u)))
(assert (= (List.len m) (List.len w)))
(assert (not (and (= l m) (= u w))))
(check-sat)
