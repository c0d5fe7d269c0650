; EXPECT: unsat
; What is found occurs.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(assert (List.exists p l))
(assert (not (List.contains (List.find p l d) l)))
(check-sat)
