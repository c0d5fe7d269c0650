; EXPECT: unsat
; A single element is the first and the last.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (= (List.len l) 1))
(assert (not (= (List.head l d) (List.last l d))))
(check-sat)
