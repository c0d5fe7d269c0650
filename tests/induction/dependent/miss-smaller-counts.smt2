; EXPECT: sat
; All of b are smaller than all of a.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len b) 3))
(assert (= (List.len a) 2))
(assert (= (List.sum (List.map (lambda ((x Int)) (List.count (lambda ((y Int)) (< y x)) b)) a)) 6))

(check-sat)
