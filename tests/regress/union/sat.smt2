; What is added is new.
; EXPECT: sat
; EXPECT: ((b (List.value Int (4 3))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= a (List.value Int (1 2))))
(assert (<= (List.len b) 2))
(assert (= (List.union a b) (List.value Int (1 2 4 3))))
(check-sat)
(get-value (b))
