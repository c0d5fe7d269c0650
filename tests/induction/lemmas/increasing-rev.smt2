; EXPECT: unsat
; The reversal of what increases decreases.
(declare-const l (List Int))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (List.forall2 > (List.rev l) (List.drop 1 (List.rev l)))))
(check-sat)
