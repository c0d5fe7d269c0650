; A million times a thousand pairs, of which so many are inverted.
; EXPECT: sat
(set-logic ALL)
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) 1000000))
(assert (= (List.len b) 1000))
(assert (= (List.sum (List.map (lambda ((x Int)) (List.count (lambda ((y Int)) (> y x)) b)) a)) 7000000))
(check-sat)
