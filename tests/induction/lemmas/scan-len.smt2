; EXPECT: unsat
; Scan len.
(declare-const l (List Int))
(assert (not (= (List.len (List.scan_left + 0 l)) (+ 1 (List.len l)))))
(check-sat)
