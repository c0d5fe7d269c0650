; EXPECT: unsat
; An accumulator comes from the one before it.
(declare-const l (List Int))
(declare-const d Int)
(declare-const z Int)
(declare-const y Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.nth (List.scan_left + z l) (+ n 1) y) (+ (List.nth (List.scan_left + z l) n y) (List.nth l n d)))))
(check-sat)
