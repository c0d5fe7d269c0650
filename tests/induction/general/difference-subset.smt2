; EXPECT: unsat
; A difference is a subset.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (not (List.forall (lambda ((v E)) (List.contains v l)) (List.filter (lambda ((v E)) (not (List.contains v m))) l))))
(check-sat)
