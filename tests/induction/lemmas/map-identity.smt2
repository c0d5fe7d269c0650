; EXPECT: unsat
; The map of the identity is the list.
(declare-const l (List Int))
(assert (not (= (List.map (lambda ((v Int)) v) l) l)))
(check-sat)
