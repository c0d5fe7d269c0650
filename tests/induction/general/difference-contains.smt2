; EXPECT: unsat
; An element of a difference is in one list and not in the other.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const x E)
(assert (not (= (List.contains x (List.filter (lambda ((v E)) (not (List.contains v m))) l)) (and (List.contains x l) (not (List.contains x m))))))
(check-sat)
