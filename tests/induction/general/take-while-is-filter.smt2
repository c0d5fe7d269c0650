; EXPECT: unsat
; If nothing passes behind it, take_while is filter.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (List.forall (lambda ((v E)) (not (p v))) (List.drop_while p l)))
(assert (not (= (List.take_while p l) (List.filter p l))))
(check-sat)
