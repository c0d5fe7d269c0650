; EXPECT: unsat
; A subset stays one when the whole gets an element.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const x E)
(assert (List.forall (lambda ((v E)) (List.contains v m)) l))
(assert (not (List.forall (lambda ((v E)) (List.contains v (List.cons x m))) l)))
(check-sat)
