; EXPECT: unsat
; Min le max.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (<= (List.min l d) (List.max l d))))
(check-sat)
