; EXPECT: unsat
; The reversal begins with the last element.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (= (List.head (List.rev l) d) (List.last l d))))
(check-sat)
