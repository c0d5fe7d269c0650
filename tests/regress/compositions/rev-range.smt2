; A composition that once had no rule: lists of at most three elements are unfolded, however they are put together.
; EXPECT: sat
(declare-const l (List Int))
(declare-const n Int)
(assert (= (List.rev (List.range 0 n)) l))
(assert (= (List.len l) 3))
(check-sat)
