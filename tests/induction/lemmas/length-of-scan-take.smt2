; EXPECT: unsat
; A scan of a beginning is one longer.
(declare-const l (List Int))
(declare-const z Int)
(declare-const n Int)
(assert (<= 0 n (List.len l)))
(assert (not (= (List.len (List.scan_left + z (List.take n l))) (+ n 1))))
(check-sat)
