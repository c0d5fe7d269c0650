; EXPECT: sat
; Satisfiable: without its start, a scan is one ahead.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.nth (List.drop 1 (List.scan_left + 0 l)) n d) (List.sum (List.take n l)))))
(check-sat)
