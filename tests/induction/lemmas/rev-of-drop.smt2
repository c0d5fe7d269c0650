; EXPECT: unsat
; The reversal of an end begins the reversal.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.rev (List.drop n l)) (List.take (- (List.len l) n) (List.rev l)))))
(check-sat)
