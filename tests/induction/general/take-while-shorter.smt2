; EXPECT: unsat
; take_while takes no more than filter.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (<= (List.len (List.take_while p l)) (List.count p l))))
(check-sat)
