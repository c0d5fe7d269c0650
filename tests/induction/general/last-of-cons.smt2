; EXPECT: unsat
; An element in front is the last of an empty list only.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const d E)
(assert (not (= (List.last (List.cons x l) d) (List.last l x))))
(check-sat)
