; EXPECT: unsat
; Prefixes of each other are equal.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (= l (List.take (List.len l) m)))
(assert (= m (List.take (List.len m) l)))
(assert (not (= l m)))
(check-sat)
