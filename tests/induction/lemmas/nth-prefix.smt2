; EXPECT: unsat
; Lists with the same beginning have the same elements there.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(declare-const n Int)
(declare-const k Int)
(assert (= (List.take k l) (List.take k m)))
(assert (<= 0 n))
(assert (< n k))
(assert (not (= (List.nth l n d) (List.nth m n d))))
(check-sat)
