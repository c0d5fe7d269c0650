; The default.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (List.is_empty l))
(assert (distinct (List.reduce + l d) d))
(check-sat)
