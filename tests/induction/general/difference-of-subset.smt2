; EXPECT: unsat
; Nothing is left of a subset.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (List.forall (lambda ((v E)) (List.contains v m)) l))
(assert (not (= (List.len (List.filter (lambda ((v E)) (not (List.contains v m))) l)) 0)))
(check-sat)
