; Different lists of the same length and sum.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= a b)))
(assert (= (List.len a) (List.len b)))
(assert (= (List.sum a) (List.sum b)))
(check-sat)
