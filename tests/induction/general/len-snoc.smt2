; EXPECT: unsat
; An element at the end adds one to the length.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (not (= (List.len (List.snoc l x)) (+ 1 (List.len l)))))
(check-sat)
