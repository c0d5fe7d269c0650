; EXPECT: sat
; Satisfiable: a relation of neighbours need not be transitive.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun related (E E) Bool)
(assert (List.forall2 related l (List.drop 1 l)))
(assert (= (List.len l) 3))
(assert (not (related (List.head l d) (List.last l d))))
(check-sat)
