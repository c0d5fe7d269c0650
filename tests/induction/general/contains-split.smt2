; EXPECT: unsat
; An element that occurs splits the list.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(assert (List.contains x l))
(assert (not (= (List.append (List.take (List.index_of x l) l) (List.cons x (List.drop (+ 1 (List.index_of x l)) l))) l)))
(check-sat)
