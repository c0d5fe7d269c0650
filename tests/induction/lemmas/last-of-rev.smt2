; EXPECT: unsat
; The reversal ends with the first element.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (= (List.last (List.rev l) d) (List.head l d))))
(check-sat)
