; EXPECT: unsat
; A scan begins with its start.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-const y A)
(declare-fun step (A E) A)
(assert (not (= (List.head (List.scan_left step z l) y) z)))
(check-sat)
