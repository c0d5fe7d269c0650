; EXPECT: unsat
; A prefix of a prefix is a prefix.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const r (List E))
(assert (= l (List.take (List.len l) m)))
(assert (= m (List.take (List.len m) r)))
(assert (not (= l (List.take (List.len l) r))))
(check-sat)
