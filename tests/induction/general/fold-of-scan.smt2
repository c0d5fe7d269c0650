; EXPECT: unsat
; The last accumulator after a scan is the fold.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-fun step (A E) A)
(assert (not (= (List.fold (lambda ((acc A) (v A)) v) z (List.scan_left step z l)) (List.fold step z l))))
(check-sat)
