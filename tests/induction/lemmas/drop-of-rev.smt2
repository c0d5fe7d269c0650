; EXPECT: unsat
; Dropping from the reversal is taking from the list.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.drop n (List.rev l)) (List.rev (List.take (- (List.len l) n) l)))))
(check-sat)
