; EXPECT: unsat
; Prefixes of each other are equal.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= l (List.take (List.len l) m)))
(assert (= m (List.take (List.len m) l)))
(assert (not (= l m)))
(check-sat)
