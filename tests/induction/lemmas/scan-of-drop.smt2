; EXPECT: unsat
; A scan from the middle on.
(declare-const l (List Int))
(declare-const z Int)
(declare-const n Int)
(assert (<= 0 n (List.len l)))
(assert (not (= (List.drop n (List.scan_left + z l)) (List.scan_left + (List.fold + z (List.take n l)) (List.drop n l)))))
(check-sat)
