; A list and its images.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 2))
(assert (List.disjoint a (List.map - a)))
(assert (= (List.sum a) 1))
(check-sat)
