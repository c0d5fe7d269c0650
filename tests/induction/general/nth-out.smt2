; EXPECT: unsat
; Outside of the list there is the default.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(assert (or (< n 0) (>= n (List.len l))))
(assert (not (= (List.nth l n d) d)))
(check-sat)
