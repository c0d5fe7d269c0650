; EXPECT: unsat
; Nth last.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (= (List.nth l (- (List.len l) 1) d) (List.last l d))))
(check-sat)
