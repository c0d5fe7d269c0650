; EXPECT: unsat
; What take_while and drop_while give makes up the list.
(declare-sort E 0)
(declare-const a (List E))
(declare-fun p (E) Bool)
(assert (not (= (List.append (List.take_while p a) (List.drop_while p a)) a)))
(check-sat)
