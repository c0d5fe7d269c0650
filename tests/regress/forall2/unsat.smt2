; Equal at every place, of the same length, and not equal.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (<= (List.len a) 3))
(assert (List.forall2 = a b))
(assert (not (= a b)))
(check-sat)
