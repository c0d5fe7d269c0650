; EXPECT: unsat
; The element at zero is the first.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (not (= (List.nth l 0 d) (List.head l d))))
(check-sat)
