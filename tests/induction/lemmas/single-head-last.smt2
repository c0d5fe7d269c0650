; EXPECT: unsat
; A single element is the first and the last.
(declare-const l (List Int))
(declare-const d Int)
(assert (= (List.len l) 1))
(assert (not (= (List.head l d) (List.last l d))))
(check-sat)
