; EXPECT: unsat
; A filter is no longer than its list.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (<= (List.len (List.filter p l)) (List.len l))))
(check-sat)
