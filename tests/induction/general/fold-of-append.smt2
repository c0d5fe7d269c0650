; EXPECT: unsat
; A fold goes on where it stopped.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const z A)
(declare-fun step (A E) A)
(assert (not (= (List.fold step z (List.append l m)) (List.fold step (List.fold step z l) m))))
(check-sat)
