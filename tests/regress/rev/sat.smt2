; A list of known length and its reversal.
; EXPECT: sat
; EXPECT: ((b (List.value Int (3 2 1))))
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= a (List.value Int (1 2 3))))
(assert (= b (List.rev a)))
(check-sat)
(get-value (b))
