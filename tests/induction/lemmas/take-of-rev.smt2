; EXPECT: unsat
; Taking from the reversal is dropping from the list.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.take n (List.rev l)) (List.rev (List.drop (- (List.len l) n) l)))))
(check-sat)
