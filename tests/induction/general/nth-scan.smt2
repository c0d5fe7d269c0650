; EXPECT: unsat
; An accumulator is the fold of what comes before it.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-const y A)
(declare-const n Int)
(declare-fun step (A E) A)
(assert (<= 0 n (List.len l)))
(assert (not (= (List.nth (List.scan_left step z l) n y) (List.fold step z (List.take n l)))))
(check-sat)
