; EXPECT: unsat
; The reversal of a beginning ends the reversal.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (not (= (List.rev (List.take n l)) (List.drop (- (List.len l) n) (List.rev l)))))
(check-sat)
