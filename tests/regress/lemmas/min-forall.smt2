; A lemma about lists of every length: min forall.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const d Int)
(assert (not (List.forall (lambda ((v Int)) (<= (List.min l d) v)) l)))
(check-sat)
