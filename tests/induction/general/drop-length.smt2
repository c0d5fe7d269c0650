; EXPECT: unsat
; What is left is as much shorter as was dropped.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.len (List.drop n l)) (ite (< n (List.len l)) (- (List.len l) n) 0))))
(check-sat)
