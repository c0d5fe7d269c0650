; EXPECT: unsat
; A scan is one longer than its list.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-fun step (A E) A)
(assert (not (= (List.len (List.scan_left step z l)) (+ 1 (List.len l)))))
(check-sat)
