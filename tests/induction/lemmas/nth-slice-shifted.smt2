; EXPECT: unsat
; Indices into a slice, counted in the list.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 k n))
(assert (not (= (List.nth (List.drop k l) (- n k) d) (List.nth l n d))))
(check-sat)
