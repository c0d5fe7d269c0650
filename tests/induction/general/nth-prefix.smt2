; EXPECT: unsat
; Lists with the same beginning have the same elements there.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const d E)
(declare-const n Int)
(declare-const k Int)
(assert (= (List.take k l) (List.take k m)))
(assert (<= 0 n))
(assert (< n k))
(assert (not (= (List.nth l n d) (List.nth m n d))))
(check-sat)
