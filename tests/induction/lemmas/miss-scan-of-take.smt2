; EXPECT: sat
; Satisfiable: a scan has one element more.
(declare-const l (List Int))
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.take n (List.scan_left + 0 l)) (List.scan_left + 0 (List.take n l)))))
(check-sat)
