; Of a list that is mapped and cut.
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (= (List.len a) 3))
(assert (List.subset (List.map (lambda ((x Int)) (* 2 x)) (List.take 2 a)) (List.rev a)))
(assert (List.contains 3 a))
(check-sat)
