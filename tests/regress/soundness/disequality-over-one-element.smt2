; Over a sort with one value the length decides everything: here a disequality does need different lengths.
; EXPECT: unsat
; EXPECT: sat
(declare-datatype Unit ((unit)))
(declare-const a (List Unit))
(declare-const b (List Unit))
(assert (and (<= (List.len a) 2) (<= (List.len b) 2)))
(assert (distinct a b))
(push)
(assert (= (List.len a) (List.len b)))
(check-sat)
(pop)
(check-sat)
