; EXPECT: sat
; Satisfiable: an unknown step need not commute.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-fun step (A E) A)
(assert (not (= (List.fold step z (List.rev l)) (List.fold step z l))))
(check-sat)
