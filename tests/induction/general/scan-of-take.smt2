; EXPECT: unsat
; A scan of a beginning begins the scan.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-const n Int)
(declare-fun step (A E) A)
(assert (<= 0 n))
(assert (not (= (List.take (+ n 1) (List.scan_left step z l)) (List.scan_left step z (List.take n l)))))
(check-sat)
