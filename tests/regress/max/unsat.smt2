; The least is at most the greatest, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (<= (List.min l d) (List.max l d))))
(check-sat)
