; EXPECT: unsat
; If take_while takes as many as pass, it is filter.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (= (List.len (List.take_while p l)) (List.count p l)))
(assert (not (= (List.take_while p l) (List.filter p l))))
(check-sat)
