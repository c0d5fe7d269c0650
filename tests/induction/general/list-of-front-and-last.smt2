; EXPECT: unsat
; A list is its front before its last element.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(assert (< 0 (List.len l)))
(assert (not (= (List.snoc (List.take (- (List.len l) 1) l) (List.last l d)) l)))
(check-sat)
