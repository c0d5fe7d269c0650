; EXPECT: unsat
; The last of n elements.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(assert (< 0 n))
(assert (<= n (List.len l)))
(assert (not (= (List.last (List.take n l) d) (List.nth l (- n 1) d))))
(check-sat)
