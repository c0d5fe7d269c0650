; EXPECT: unsat
; Lists of the same length with equal elements are equal.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (List.forall2 = a b))
(assert (not (= a b)))
(check-sat)
