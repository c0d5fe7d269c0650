; EXPECT: unsat
; A scan of a beginning begins the scan.
(declare-const l (List Int))
(declare-const z Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.take (+ n 1) (List.scan_left + z l)) (List.scan_left + z (List.take n l)))))
(check-sat)
