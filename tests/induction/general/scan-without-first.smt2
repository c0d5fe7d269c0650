; EXPECT: unsat
; The same without the start.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (not (= (List.drop 1 (List.scan_left (lambda ((acc E) (v E)) v) x l)) l)))
(check-sat)
