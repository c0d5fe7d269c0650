; EXPECT: unsat
; An element does not occur before its index.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (not (not (List.contains x (List.take (List.index_of x l) l)))))
(check-sat)
