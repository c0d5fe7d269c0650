; EXPECT: unsat
; What implies is counted no more often.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(declare-fun q (E) Bool)
(assert (List.forall (lambda ((v E)) (=> (p v) (q v))) l))
(assert (not (<= (List.count p l) (List.count q l))))
(check-sat)
