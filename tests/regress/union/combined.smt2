; With a filter, under a count.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 2))
(assert (= (List.len b) 2))
(assert (= (List.count (lambda ((x Int)) (> x k)) (List.union (List.filter (lambda ((x Int)) (> x 0)) a) b)) 3))
(check-sat)
