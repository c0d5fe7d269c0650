; EXPECT: unsat
; An element at the end is the first of an empty list only.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const d E)
(assert (not (= (List.head (List.snoc l x) d) (List.head l x))))
(check-sat)
