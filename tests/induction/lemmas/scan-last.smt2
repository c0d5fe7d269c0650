; EXPECT: unsat
; Scan last.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (= (List.last (List.scan_left + 0 l) d) (List.sum l))))
(check-sat)
