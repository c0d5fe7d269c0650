; A lemma about lists of every length: min le max.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (<= (List.min l d) (List.max l d))))
(check-sat)
