; EXPECT: unsat
; An element at the end stays if no more is dropped than comes before it.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const n Int)
(assert (<= n (List.len l)))
(assert (not (= (List.drop n (List.snoc l x)) (List.snoc (List.drop n l) x))))
(check-sat)
