; EXPECT: unsat
; What is left is as much shorter as was dropped.
(declare-const l (List Int))
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.len (List.drop n l)) (ite (< n (List.len l)) (- (List.len l) n) 0))))
(check-sat)
