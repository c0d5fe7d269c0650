; EXPECT: unsat
; No element is below the minimum or above the maximum.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (<= (List.min l d) (List.nth l n d) (List.max l d))))
(check-sat)
