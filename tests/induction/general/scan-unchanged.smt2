; EXPECT: unsat
; A scan that never changes its accumulator copies it.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(assert (not (= (List.scan_left (lambda ((acc A) (v E)) acc) z l) (List.repeat (+ 1 (List.len l)) z))))
(check-sat)
