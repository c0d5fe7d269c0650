; EXPECT: unsat
; A list is its front before its last element.
(declare-const l (List Int))
(declare-const d Int)
(assert (< 0 (List.len l)))
(assert (not (= (List.snoc (List.take (- (List.len l) 1) l) (List.last l d)) l)))
(check-sat)
