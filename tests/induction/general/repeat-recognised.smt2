; EXPECT: unsat
; A list of nothing else is a list of copies.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (List.forall (lambda ((v E)) (= v x)) l))
(assert (not (= l (List.repeat (List.len l) x))))
(check-sat)
