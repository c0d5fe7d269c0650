; EXPECT: unsat
; Dropping from the reversal is taking from the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (not (= (List.drop n (List.rev l)) (List.rev (List.take (- (List.len l) n) l)))))
(check-sat)
