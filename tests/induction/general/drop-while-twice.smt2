; EXPECT: unsat
; drop_while has nothing to do a second time.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.drop_while p (List.drop_while p l)) (List.drop_while p l))))
(check-sat)
