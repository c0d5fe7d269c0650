; EXPECT: unsat
; An element in front adds one to the length.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (not (= (List.len (List.cons x l)) (+ 1 (List.len l)))))
(check-sat)
