; EXPECT: sat
; Satisfiable: the other filter matters too.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(declare-fun q (E) Bool)
(assert (not (= (List.filter p (List.filter q l)) (List.filter p l))))
(check-sat)
