; EXPECT: unsat
; What is found late is found earlier in the end.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (<= n (List.index_of x l)))
(assert (not (= (List.index_of x (List.drop n l)) (- (List.index_of x l) n))))
(check-sat)
