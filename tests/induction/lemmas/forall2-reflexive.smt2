; EXPECT: unsat
; A list is no larger than itself.
(declare-const a (List Int))
(assert (not (List.forall2 <= a a)))
(check-sat)
