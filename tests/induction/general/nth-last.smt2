; EXPECT: unsat
; The element before the length is the last.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (not (= (List.nth l (- (List.len l) 1) d) (List.last l d))))
(check-sat)
