; EXPECT: unsat
; The reversal of an end begins the reversal.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (not (= (List.rev (List.drop n l)) (List.take (- (List.len l) n) (List.rev l)))))
(check-sat)
