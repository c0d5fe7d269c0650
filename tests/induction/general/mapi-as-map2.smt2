; EXPECT: unsat
; A map with indices is a map over a range and the list.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-fun g (Int E) F)
(assert (not (= (List.mapi g l) (List.map2 g (List.range 0 (List.len l)) l))))
(check-sat)
