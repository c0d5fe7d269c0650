; EXPECT: unsat
; Distinct neighbours stay distinct in the reversal.
(declare-sort E 0)
(declare-const l (List E))
(assert (List.forall2 distinct l (List.drop 1 l)))
(assert (not (List.forall2 distinct (List.rev l) (List.drop 1 (List.rev l)))))
(check-sat)
