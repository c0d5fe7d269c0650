; EXPECT: unsat
; What exists in the end exists.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (List.exists p (List.drop n l)))
(assert (not (List.exists p l)))
(check-sat)
