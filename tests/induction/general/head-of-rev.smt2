; EXPECT: unsat
; The reversal begins with the last element.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (not (= (List.head (List.rev l) d) (List.last l d))))
(check-sat)
