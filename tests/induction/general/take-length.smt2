; EXPECT: unsat
; As many are taken as there are, or as are asked for.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.len (List.take n l)) (ite (< n (List.len l)) n (List.len l)))))
(check-sat)
