; Of a range.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 2))
(assert (= (List.sum (List.diff (List.range 0 5) a)) 4))
(check-sat)
