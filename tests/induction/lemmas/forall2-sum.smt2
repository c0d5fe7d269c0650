; EXPECT: unsat
; A list that is no larger at any place has no larger sum.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (List.forall2 <= a b))
(assert (not (<= (List.sum a) (List.sum b))))
(check-sat)
