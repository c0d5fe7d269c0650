; What is taken away.
; EXPECT: sat
; EXPECT: ((b (List.value Int (6))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= a (List.value Int (5 6 7))))
(assert (= (List.len b) 1))
(assert (= (List.diff a b) (List.value Int (5 7))))
(check-sat)
(get-value (b))
