; EXPECT: unsat
; take_while takes a number of elements.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.take_while p l) (List.take (List.len (List.take_while p l)) l))))
(check-sat)
