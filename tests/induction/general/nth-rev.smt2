; EXPECT: unsat
; The n-th element from the end.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(assert (not (= (List.nth (List.rev l) n d) (List.nth l (- (List.len l) n 1) d))))
(check-sat)
