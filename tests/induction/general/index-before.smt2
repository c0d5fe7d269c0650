; EXPECT: unsat
; Nothing before the index is the element.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const d E)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.index_of x l)))
(assert (not (distinct (List.nth l n d) x)))
(check-sat)
