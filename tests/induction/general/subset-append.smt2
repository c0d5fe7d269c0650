; EXPECT: unsat
; What two subsets have is in the whole.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const k (List E))
(assert (List.forall (lambda ((v E)) (List.contains v k)) l))
(assert (List.forall (lambda ((v E)) (List.contains v k)) m))
(assert (not (List.forall (lambda ((v E)) (List.contains v k)) (List.append l m))))
(check-sat)
