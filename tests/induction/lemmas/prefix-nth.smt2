; EXPECT: unsat
; A prefix has the elements of the list.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (= l (List.take (List.len l) m)))
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.nth l n d) (List.nth m n d))))
(check-sat)
