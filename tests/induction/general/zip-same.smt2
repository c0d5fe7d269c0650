; EXPECT: unsat
; A list paired with itself.
(declare-sort E 0)
(declare-const a (List E))
(assert (not (= (List.zip a a) (List.map (lambda ((v E)) (tuple v v)) a))))
(check-sat)
