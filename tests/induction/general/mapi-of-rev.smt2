; EXPECT: unsat
; In the reversal, indices are counted from the end.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-fun g (Int E) F)
(assert (not (= (List.mapi g (List.rev l)) (List.rev (List.mapi (lambda ((i Int) (v E)) (g (- (List.len l) i 1) v)) l)))))
(check-sat)
