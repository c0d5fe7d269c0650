; EXPECT: unsat
; Taking from the reversal is dropping from the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(assert (not (= (List.take n (List.rev l)) (List.rev (List.drop (- (List.len l) n) l)))))
(check-sat)
