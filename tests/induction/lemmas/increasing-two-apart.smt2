; EXPECT: unsat
; What increases by neighbours increases by every second element.
(declare-const l (List Int))
(assert (List.forall2 < l (List.drop 1 l)))
(assert (not (List.forall2 < l (List.drop 2 l))))
(check-sat)
