; EXPECT: not unsat
; A scan of the rest is not the rest of the scan.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.drop n (List.scan_left + 0 l)) (List.scan_left + 0 (List.drop n l)))))
(check-sat)
