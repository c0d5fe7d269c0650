; EXPECT: unsat
; A difference has nothing more to take away.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(assert (not (= (List.filter (lambda ((v E)) (not (List.contains v m))) (List.filter (lambda ((v E)) (not (List.contains v m))) l)) (List.filter (lambda ((v E)) (not (List.contains v m))) l))))
(check-sat)
