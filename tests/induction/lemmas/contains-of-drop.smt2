; EXPECT: unsat
; What occurs in the end occurs.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (List.contains x (List.drop n l)))
(assert (not (List.contains x l)))
(check-sat)
