; EXPECT: unsat
; Two filters may be exchanged.
(declare-sort E 0)
(declare-const a (List E))
(declare-fun p (E) Bool)
(declare-fun q (E) Bool)
(assert (not (= (List.filter p (List.filter q a)) (List.filter q (List.filter p a)))))
(check-sat)
