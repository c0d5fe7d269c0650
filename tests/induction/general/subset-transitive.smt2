; EXPECT: unsat
; Subsets of subsets are subsets.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const k (List E))
(assert (List.forall (lambda ((v E)) (List.contains v m)) l))
(assert (List.forall (lambda ((v E)) (List.contains v k)) m))
(assert (not (List.forall (lambda ((v E)) (List.contains v k)) l)))
(check-sat)
