; A list that is a permutation of its own reversal, and not the same.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 3))
(assert (List.permutation a (List.rev a)))
(assert (not (= a (List.rev a))))
(check-sat)
