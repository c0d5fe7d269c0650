; EXPECT: unsat
; The first element behind take_while does not pass.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(assert (< (List.len (List.take_while p l)) (List.len l)))
(assert (not (not (p (List.head (List.drop_while p l) d)))))
(check-sat)
