; EXPECT: unsat
; The element at the end is the last.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const d E)
(assert (not (= (List.last (List.snoc l x) d) x)))
(check-sat)
