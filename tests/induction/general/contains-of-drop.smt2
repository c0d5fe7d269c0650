; EXPECT: unsat
; What occurs in the end occurs.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const n Int)
(assert (List.contains x (List.drop n l)))
(assert (not (List.contains x l)))
(check-sat)
