; EXPECT: unsat
; What occurs is taken or dropped.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const n Int)
(assert (not (= (List.contains x l) (or (List.contains x (List.take n l)) (List.contains x (List.drop n l))))))
(check-sat)
