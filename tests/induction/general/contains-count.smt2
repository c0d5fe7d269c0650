; EXPECT: unsat
; What occurs is counted.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (not (= (List.contains x l) (< 0 (List.count (lambda ((v E)) (= v x)) l)))))
(check-sat)
