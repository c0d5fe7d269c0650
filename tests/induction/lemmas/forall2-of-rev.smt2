; EXPECT: unsat
; Places are compared from either end.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= (List.len l) (List.len m)))
(assert (not (= (List.forall2 <= (List.rev l) (List.rev m)) (List.forall2 <= l m))))
(check-sat)
