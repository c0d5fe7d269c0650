; A composition that once had no rule: lists of at most three elements are unfolded, however they are put together.
; EXPECT: sat
(declare-const l (List Int))
(declare-const n Int)
(assert (= (List.drop 1 (List.scan_left + 0 l)) l))
(assert (= (List.len l) 3))
(check-sat)
