; EXPECT: unsat
; What two lists have in common is in both.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const x E)
(assert (not (= (List.contains x (List.filter (lambda ((v E)) (List.contains v m)) l)) (and (List.contains x l) (List.contains x m)))))
(check-sat)
