; EXPECT: unsat
; A relation of lists is one at every place.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const d E)
(declare-const n Int)
(declare-fun related (E E) Bool)
(assert (List.forall2 related l m))
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (< n (List.len m)))
(assert (not (related (List.nth l n d) (List.nth m n d))))
(check-sat)
