; EXPECT: unsat
; A scan of a list with one more at the end.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const x E)
(declare-const z A)
(declare-fun step (A E) A)
(assert (not (= (List.scan_left step z (List.snoc l x)) (List.snoc (List.scan_left step z l) (step (List.fold step z l) x)))))
(check-sat)
