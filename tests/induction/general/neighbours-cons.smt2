; EXPECT: unsat
; A relation of neighbours in a list with one more element.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const d E)
(declare-fun related (E E) Bool)
(assert (< 0 (List.len l)))
(assert (not (= (List.forall2 related (List.cons x l) l) (and (related x (List.head l d)) (List.forall2 related l (List.drop 1 l))))))
(check-sat)
