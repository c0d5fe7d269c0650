; EXPECT: unsat
; To take away two lists is to take away one after the other.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const k (List E))
(assert (not (= (List.filter (lambda ((v E)) (not (List.contains v (List.append m k)))) l) (List.filter (lambda ((v E)) (not (List.contains v k))) (List.filter (lambda ((v E)) (not (List.contains v m))) l)))))
(check-sat)
