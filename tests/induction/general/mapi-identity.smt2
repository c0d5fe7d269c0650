; EXPECT: unsat
; A map with indices of the identity is the list.
(declare-sort E 0)
(declare-const l (List E))
(assert (not (= (List.mapi (lambda ((i Int) (v E)) v) l) l)))
(check-sat)
