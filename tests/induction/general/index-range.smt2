; EXPECT: unsat
; An index is minus one or below the length.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (not (and (<= (- 1) (List.index_of x l)) (< (List.index_of x l) (List.len l)))))
(check-sat)
