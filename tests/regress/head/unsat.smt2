; The head is the element at index 0, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (= (List.head l d) (List.nth l 0 d))))
(check-sat)
