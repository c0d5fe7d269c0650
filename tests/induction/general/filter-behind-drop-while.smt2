; EXPECT: unsat
; Of the elements that do not pass, drop_while loses none.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.filter (lambda ((v E)) (not (p v))) (List.drop_while p l)) (List.filter (lambda ((v E)) (not (p v))) l))))
(check-sat)
