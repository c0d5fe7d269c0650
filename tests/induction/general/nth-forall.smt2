; EXPECT: unsat
; What holds of all holds at every place.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (List.forall p l))
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (p (List.nth l n d))))
(check-sat)
