; EXPECT: unsat
; The element in front is the first.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const d E)
(assert (not (= (List.head (List.cons x l) d) x)))
(check-sat)
