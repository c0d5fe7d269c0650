; EXPECT: unsat
; What occurs in the first list is found there.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const x E)
(assert (List.contains x l))
(assert (not (= (List.index_of x (List.append l m)) (List.index_of x l))))
(check-sat)
