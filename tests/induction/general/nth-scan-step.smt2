; EXPECT: unsat
; An accumulator comes from the one before it.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const d E)
(declare-const z A)
(declare-const y A)
(declare-const n Int)
(declare-fun step (A E) A)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.nth (List.scan_left step z l) (+ n 1) y) (step (List.nth (List.scan_left step z l) n y) (List.nth l n d)))))
(check-sat)
