; The sorted permutation.
; EXPECT: sat
; EXPECT: ((a (List.value Int (1 2 3))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (List.permutation a (List.value Int (3 1 2))))
(assert (= (List.len a) 3))
(assert (List.sorted a))
(check-sat)
(get-value (a))
