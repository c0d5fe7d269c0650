; EXPECT: unsat
; The last element becomes the first.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (not (= (List.rev (List.snoc l x)) (List.cons x (List.rev l)))))
(check-sat)
