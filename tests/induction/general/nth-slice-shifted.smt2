; EXPECT: unsat
; Indices into a slice, counted in the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 k n))
(assert (not (= (List.nth (List.drop k l) (- n k) d) (List.nth l n d))))
(check-sat)
