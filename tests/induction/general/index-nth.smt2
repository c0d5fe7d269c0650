; EXPECT: unsat
; At its index is the element.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const d E)
(assert (List.contains x l))
(assert (not (= (List.nth l (List.index_of x l) d) x)))
(check-sat)
