; EXPECT: sat
; Satisfiable: sorted lists may have equal neighbours.
(declare-const l (List Int))
(assert (List.sorted l))
(assert (not (List.forall2 < l (List.drop 1 l))))
(check-sat)
