; Differences of at least two, with a captured value.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 3))
(assert (List.all_pairs (lambda ((x Int) (y Int)) (>= (- y x) k)) a))
(assert (= k 2))
(assert (= (List.sum a) 9))
(check-sat)
