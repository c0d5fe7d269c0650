; EXPECT: unsat
; A scan goes on where it stopped.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const z A)
(declare-fun step (A E) A)
(assert (not (= (List.scan_left step z (List.append l m)) (List.append (List.scan_left step z l) (List.drop 1 (List.scan_left step (List.fold step z l) m))))))
(check-sat)
