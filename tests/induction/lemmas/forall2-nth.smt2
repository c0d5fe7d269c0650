; EXPECT: unsat
; A relation of lists is one at every place.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (List.forall2 <= l m))
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (< n (List.len m)))
(assert (not (<= (List.nth l n d) (List.nth m n d))))
(check-sat)
