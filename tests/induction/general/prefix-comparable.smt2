; EXPECT: unsat
; Of two prefixes of a list one is a prefix of the other.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const r (List E))
(assert (= l (List.take (List.len l) r)))
(assert (= m (List.take (List.len m) r)))
(assert (<= (List.len l) (List.len m)))
(assert (not (= l (List.take (List.len l) m))))
(check-sat)
