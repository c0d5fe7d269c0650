; EXPECT: unsat
; What occurs in a suffix occurs.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const x E)
(declare-const n Int)
(assert (= l (List.drop n m)))
(assert (List.contains x l))
(assert (not (List.contains x m)))
(check-sat)
