; EXPECT: unsat
; The order in which lists are taken away does not matter.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const k (List E))
(assert (not (= (List.filter (lambda ((v E)) (not (List.contains v k))) (List.filter (lambda ((v E)) (not (List.contains v m))) l)) (List.filter (lambda ((v E)) (not (List.contains v m))) (List.filter (lambda ((v E)) (not (List.contains v k))) l)))))
(check-sat)
