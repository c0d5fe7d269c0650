; Three lists, pairs of pairs.
; EXPECT: sat
; EXPECT: ((a (List.value Int (1 4)))
; EXPECT:  (b (List.value Int (2 5)))
; EXPECT:  (c (List.value Int (3 6))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (= (List.len a) (List.len b) (List.len c)))
(assert (= (List.zip (List.zip a b) c) (List.value (Tuple (Tuple Int Int) Int) ((tuple (tuple 1 2) 3) (tuple (tuple 4 5) 6)))))
(check-sat)
(get-value (a b c))
