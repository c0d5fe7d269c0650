; EXPECT: unsat
; The last element is the first of the last part.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (= (List.last l d) (List.head (List.drop (- (List.len l) 1) l) d))))
(check-sat)
