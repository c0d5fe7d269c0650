; A million elements, each below its counterpart.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.forall2 < a b))
(assert (> (List.sum a) (List.sum b)))
(assert (>= (List.len a) 1000000))
(assert (>= (List.len b) 1000000))
(check-sat)
