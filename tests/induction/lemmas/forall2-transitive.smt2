; EXPECT: unsat
; Place by place, an order is transitive.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (= (List.len a) (List.len b)))
(assert (= (List.len b) (List.len c)))
(assert (List.forall2 <= a b))
(assert (List.forall2 <= b c))
(assert (not (List.forall2 <= a c)))
(check-sat)
