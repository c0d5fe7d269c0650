; EXPECT: unsat
; The last index is one below the length.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const d E)
(declare-const e F)
(declare-fun g (Int E) F)
(assert (< 0 (List.len l)))
(assert (not (= (List.last (List.mapi g l) e) (g (- (List.len l) 1) (List.last l d)))))
(check-sat)
