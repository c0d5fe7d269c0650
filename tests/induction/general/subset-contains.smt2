; EXPECT: unsat
; An element of a subset is one of the whole.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const x E)
(assert (List.forall (lambda ((v E)) (List.contains v m)) l))
(assert (List.contains x l))
(assert (not (List.contains x m)))
(check-sat)
