; EXPECT: unsat
; take_while has nothing to do a second time.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.take_while p (List.take_while p l)) (List.take_while p l))))
(check-sat)
