; EXPECT: unsat
; An element at the end stays if no more is dropped than comes before it.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (<= n (List.len l)))
(assert (not (= (List.drop n (List.snoc l x)) (List.snoc (List.drop n l) x))))
(check-sat)
