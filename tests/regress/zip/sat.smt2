; Pairs of two lists.
; EXPECT: sat
; EXPECT: ((a (List.value Int (1 3)))
; EXPECT:  (b (List.value Bool (true false))))
(declare-const a (List Int))
(declare-const b (List Bool))
(assert (= (List.zip a b) (List.value (Tuple Int Bool) ((tuple 1 true) (tuple 3 false)))))
(assert (= (List.len a) (List.len b)))
(check-sat)
(get-value (a b))
