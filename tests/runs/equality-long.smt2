; Two lists of a million elements that differ, with the same sum and the same last element.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= a b)))
(assert (= (List.len a) (List.len b)))
(assert (= (List.sum a) (List.sum b)))
(assert (= (List.last a 0) (List.last b 0) 5))
(assert (>= (List.len a) 1000000))
(check-sat)
