; EXPECT: unsat
; A subset of a part is one of the whole.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const k (List E))
(assert (List.forall (lambda ((v E)) (List.contains v m)) l))
(assert (not (List.forall (lambda ((v E)) (List.contains v (List.append k m))) l)))
(check-sat)
