; EXPECT: unsat
; As many are taken as there are, or as are asked for.
(declare-const l (List Int))
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.len (List.take n l)) (ite (< n (List.len l)) n (List.len l)))))
(check-sat)
