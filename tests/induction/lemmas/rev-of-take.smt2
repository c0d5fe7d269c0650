; EXPECT: unsat
; The reversal of a beginning ends the reversal.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.rev (List.take n l)) (List.drop (- (List.len l) n) (List.rev l)))))
(check-sat)
