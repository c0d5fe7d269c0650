; EXPECT: not unsat
; Lists of different lengths, paired from the right and from the left.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall2 <= (List.rev l) (List.rev m)))
(assert (not (List.forall2 <= l m)))
(check-sat)
