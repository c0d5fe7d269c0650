; Lists of equal length can differ: not (= a b) says nothing about lengths.
; EXPECT: sat
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b) 2))
(push)
(assert (not (= a b)))
(check-sat)
(pop)
(assert (distinct a b))
(assert (= (List.fold + 0 a) (List.fold + 0 b)))
(check-sat)
