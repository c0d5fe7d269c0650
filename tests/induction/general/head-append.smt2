; EXPECT: unsat
; Two lists begin like the first unless it is empty.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const d E)
(assert (> (List.len l) 0))
(assert (not (= (List.head (List.append l m) d) (List.head l d))))
(check-sat)
