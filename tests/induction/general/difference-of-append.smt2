; EXPECT: unsat
; The difference of an appended list is that of its parts.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const k (List E))
(assert (not (= (List.filter (lambda ((v E)) (not (List.contains v k))) (List.append l m)) (List.append (List.filter (lambda ((v E)) (not (List.contains v k))) l) (List.filter (lambda ((v E)) (not (List.contains v k))) m)))))
(check-sat)
