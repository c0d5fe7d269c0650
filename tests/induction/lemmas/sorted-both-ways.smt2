; EXPECT: unsat
; A list that is sorted from both ends has equal neighbours.
(declare-const l (List Int))
(assert (List.sorted l))
(assert (List.sorted (List.rev l)))
(assert (not (List.forall2 = l (List.drop 1 l))))
(check-sat)
