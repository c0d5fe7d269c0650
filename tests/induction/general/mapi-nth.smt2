; EXPECT: unsat
; A map with indices, at a place.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const d E)
(declare-const e F)
(declare-const n Int)
(declare-fun g (Int E) F)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.nth (List.mapi g l) n e) (g n (List.nth l n d)))))
(check-sat)
