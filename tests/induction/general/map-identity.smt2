; EXPECT: unsat
; The map of the identity is the list.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (= (List.map (lambda ((v E)) v) l) l)))
(check-sat)
