; EXPECT: unsat
; Nth head.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (= (List.nth l 0 d) (List.head l d))))
(check-sat)
