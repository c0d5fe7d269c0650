; EXPECT: unsat
; A scan ends with the fold.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-const y A)
(declare-fun step (A E) A)
(assert (not (= (List.last (List.scan_left step z l) y) (List.fold step z l))))
(check-sat)
