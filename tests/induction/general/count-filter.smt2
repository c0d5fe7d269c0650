; EXPECT: unsat
; A count is the length of a filter.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.count p l) (List.len (List.filter p l)))))
(check-sat)
