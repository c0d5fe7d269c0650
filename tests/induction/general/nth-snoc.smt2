; EXPECT: unsat
; The element at the end is at the index of the length.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const d E)
(assert (not (= (List.nth (List.snoc l x) (List.len l) d) x)))
(check-sat)
