; The length stays, whatever it is.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const i Int)
(assert (distinct (List.len (List.update i 5 l)) (List.len l)))
(check-sat)
