; EXPECT: unsat
; An element that occurs splits the list.
(declare-const l (List Int))
(declare-const x Int)
(assert (List.contains x l))
(assert (not (= (List.append (List.take (List.index_of x l) l) (List.cons x (List.drop (+ 1 (List.index_of x l)) l))) l)))
(check-sat)
