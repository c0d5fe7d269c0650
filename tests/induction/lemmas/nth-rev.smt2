; EXPECT: unsat
; The n-th element from the end.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (not (= (List.nth (List.rev l) n d) (List.nth l (- (List.len l) n 1) d))))
(check-sat)
