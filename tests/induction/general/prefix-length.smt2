; EXPECT: unsat
; A prefix is no longer than the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (= l (List.take (List.len l) m)))
(assert (not (<= (List.len l) (List.len m))))
(check-sat)
