; EXPECT: unsat
; A prefix has the elements of the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const d E)
(declare-const n Int)
(assert (= l (List.take (List.len l) m)))
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.nth l n d) (List.nth m n d))))
(check-sat)
