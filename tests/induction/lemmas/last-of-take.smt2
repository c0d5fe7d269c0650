; EXPECT: unsat
; The last of n elements.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (< 0 n))
(assert (<= n (List.len l)))
(assert (not (= (List.last (List.take n l) d) (List.nth l (- n 1) d))))
(check-sat)
