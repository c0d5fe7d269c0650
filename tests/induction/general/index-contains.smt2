; EXPECT: unsat
; What occurs has an index.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (not (= (List.contains x l) (>= (List.index_of x l) 0))))
(check-sat)
