; EXPECT: unsat
; The index is the first place of the element.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const d E)
(declare-const n Int)
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (= (List.nth l n d) x))
(assert (not (<= 0 (List.index_of x l) n)))
(check-sat)
