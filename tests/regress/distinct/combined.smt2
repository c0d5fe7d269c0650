; Of images.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 3))
(assert (List.distinct a))
(assert (not (List.distinct (List.map (lambda ((x Int)) (* x x)) a))))
(assert (List.forall (lambda ((x Int)) (<= (- 2) x 2)) a))
(check-sat)
