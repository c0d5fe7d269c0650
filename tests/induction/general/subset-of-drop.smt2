; EXPECT: unsat
; Parts of a subset are subsets.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const n Int)
(assert (List.forall (lambda ((v E)) (List.contains v m)) l))
(assert (not (List.forall (lambda ((v E)) (List.contains v m)) (List.drop n l))))
(check-sat)
