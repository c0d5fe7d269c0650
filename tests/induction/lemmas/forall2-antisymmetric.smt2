; EXPECT: unsat
; Lists that are no larger than each other are equal.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (List.forall2 <= a b))
(assert (List.forall2 <= b a))
(assert (not (= a b)))
(check-sat)
