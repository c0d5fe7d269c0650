; EXPECT: unsat
; Distinct neighbours stay distinct in the reversal.
(declare-const l (List Int))
(assert (List.forall2 distinct l (List.drop 1 l)))
(assert (not (List.forall2 distinct (List.rev l) (List.drop 1 (List.rev l)))))
(check-sat)
