; A million elements, read from both ends.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.rev a) b))
(assert (= (List.last a 0) 3))
(assert (= (List.last b 0) 4))
(assert (>= (List.len a) 1000000))
(check-sat)
