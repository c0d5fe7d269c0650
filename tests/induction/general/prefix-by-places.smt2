; EXPECT: unsat
; A list that agrees at each of its places is a prefix.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (List.forall2 = l m))
(assert (<= (List.len l) (List.len m)))
(assert (not (= l (List.take (List.len l) m))))
(check-sat)
