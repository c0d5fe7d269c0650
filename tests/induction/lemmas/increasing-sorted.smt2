; EXPECT: unsat
; What increases from neighbour to neighbour is sorted.
(declare-const l (List Int))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (List.sorted l)))
(check-sat)
