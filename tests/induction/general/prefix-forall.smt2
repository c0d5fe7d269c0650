; EXPECT: unsat
; What holds of all holds of a prefix.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun p (E) Bool)
(assert (= l (List.take (List.len l) m)))
(assert (List.forall p m))
(assert (not (List.forall p l)))
(check-sat)
