; EXPECT: unsat
; The reversal ends with the first element.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (not (= (List.last (List.rev l) d) (List.head l d))))
(check-sat)
