; EXPECT: unsat
; A map with indices keeps the length.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-fun g (Int E) F)
(assert (not (= (List.len (List.mapi g l)) (List.len l))))
(check-sat)
