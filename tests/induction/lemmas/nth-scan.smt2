; EXPECT: unsat
; An accumulator is the fold of what comes before it.
(declare-const l (List Int))
(declare-const z Int)
(declare-const y Int)
(declare-const n Int)
(assert (<= 0 n (List.len l)))
(assert (not (= (List.nth (List.scan_left + z l) n y) (List.fold + z (List.take n l)))))
(check-sat)
