; EXPECT: unsat
; Scan head.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (= (List.head (List.scan_left + x l) d) x)))
(check-sat)
