; EXPECT: unsat
; An element is found behind all that differ from it.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (List.contains x l))
(assert (not (= (List.index_of x l) (List.len (List.take_while (lambda ((v E)) (distinct v x)) l)))))
(check-sat)
