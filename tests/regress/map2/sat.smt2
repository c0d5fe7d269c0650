; Differences place by place.
; EXPECT: sat
; EXPECT: ((b (List.value Int (1 3 5))))
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= a (List.value Int (1 1 1))))
(assert (= (List.map2 - b a) (List.value Int (0 2 4))))
(assert (= (List.len b) 3))
(check-sat)
(get-value (b))
