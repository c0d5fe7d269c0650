; EXPECT: unsat
; If nothing passes behind take_while, drop_while keeps what does not pass.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (List.forall (lambda ((v E)) (not (p v))) (List.drop_while p l)))
(assert (not (= (List.drop_while p l) (List.filter (lambda ((v E)) (not (p v))) l))))
(check-sat)
