; EXPECT: unsat
; A map over a list and itself is a map.
(declare-sort E 0)
(declare-const a (List E))
(declare-fun g (E E) E)
(assert (not (= (List.map2 g a a) (List.map (lambda ((v E)) (g v v)) a))))
(check-sat)
