; EXPECT: unsat
; Min forall.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (List.forall (lambda ((v Int)) (<= (List.min l d) v)) l)))
(check-sat)
