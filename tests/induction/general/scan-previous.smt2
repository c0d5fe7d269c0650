; EXPECT: unsat
; A scan that keeps the last element shows the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (not (= (List.scan_left (lambda ((acc E) (v E)) v) x l) (List.cons x l))))
(check-sat)
