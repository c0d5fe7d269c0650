; EXPECT: unsat
; Lists of the same length with equal elements are equal.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(assert (= (List.len a) (List.len b)))
(assert (List.forall2 = a b))
(assert (not (= a b)))
(check-sat)
