; EXPECT: unsat
; What occurs is taken or dropped.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (not (= (List.contains x l) (or (List.contains x (List.take n l)) (List.contains x (List.drop n l))))))
(check-sat)
