; EXPECT: unsat
; The first index is zero.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const d E)
(declare-const e F)
(declare-fun g (Int E) F)
(assert (< 0 (List.len l)))
(assert (not (= (List.head (List.mapi g l) e) (g 0 (List.head l d)))))
(check-sat)
