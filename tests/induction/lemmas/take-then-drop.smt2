; EXPECT: unsat
; What is taken and what is dropped make up the list.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.append (List.take n l) (List.drop n l)) l)))
(check-sat)
