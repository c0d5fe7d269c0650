; A sum of numbers of which there is at least one is their sum, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(assert (distinct (List.reduce + l 0) (List.sum l)))
(check-sat)
