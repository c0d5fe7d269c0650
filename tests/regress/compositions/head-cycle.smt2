; A composition that once had no rule: lists of at most three elements are unfolded, however they are put together.
; EXPECT: sat
(declare-const l (List Int))
(declare-const n Int)
(assert (= (List.head (List.cycle n l) 1) 1))
(assert (and (= (List.len l) 2) (<= n 3) (not (= (List.head l 0) 0))))
(check-sat)
