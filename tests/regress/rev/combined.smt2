; Reversal under append, map, and a choice.
; EXPECT: sat
; EXPECT: ((a (List.value Int (7)))
; EXPECT:  (b (List.value Int (4 6 7))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const p Bool)
(assert (= (List.rev (List.append a (List.value Int (5 3)))) (List.map (lambda ((x Int)) (ite (= x 7) x (- x 1))) (ite p b a))))
(assert (= (List.len a) 1))
(assert (= (List.len b) 3))
(assert (= (List.sum a) 7))
(check-sat)
(get-value (a b))
