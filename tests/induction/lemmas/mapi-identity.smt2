; EXPECT: unsat
; A map with indices of the identity is the list.
(declare-const l (List Int))
(assert (not (= (List.mapi (lambda ((i Int) (v Int)) v) l) l)))
(check-sat)
