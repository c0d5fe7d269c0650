; EXPECT: unsat
; Something passes if its count is positive.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.exists p l) (> (List.count p l) 0))))
(check-sat)
