; EXPECT: unsat
; Two filters are one.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(declare-fun q (E) Bool)
(assert (not (= (List.filter p (List.filter q l)) (List.filter (lambda ((v E)) (and (p v) (q v))) l))))
(check-sat)
