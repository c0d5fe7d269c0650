; EXPECT: unsat
; A subset is what it has in common with the whole.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (List.forall (lambda ((v E)) (List.contains v m)) l))
(assert (not (= (List.filter (lambda ((v E)) (List.contains v m)) l) l)))
(check-sat)
