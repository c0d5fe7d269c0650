; EXPECT: unsat
; The last element is the first of the last part.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (not (= (List.last l d) (List.head (List.drop (- (List.len l) 1) l) d))))
(check-sat)
