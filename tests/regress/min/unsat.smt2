; Nothing is less than the least, whatever the length.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (List.forall (lambda ((x Int)) (<= (List.min l d) x)) l)))
(check-sat)
