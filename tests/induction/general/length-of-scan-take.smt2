; EXPECT: unsat
; A scan of a beginning is one longer.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-const n Int)
(declare-fun step (A E) A)
(assert (<= 0 n (List.len l)))
(assert (not (= (List.len (List.scan_left step z (List.take n l))) (+ n 1))))
(check-sat)
