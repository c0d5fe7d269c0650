; EXPECT: unsat
; A scan from the middle on.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-const n Int)
(declare-fun step (A E) A)
(assert (<= 0 n (List.len l)))
(assert (not (= (List.drop n (List.scan_left step z l)) (List.scan_left step (List.fold step z (List.take n l)) (List.drop n l)))))
(check-sat)
