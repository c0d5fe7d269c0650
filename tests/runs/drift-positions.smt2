; Every element is its position.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(assert (>= (List.fold (lambda ((n Int) (x Int)) (ite (and (>= n 0) (= x n)) (+ n 1) (- 1))) 0 l) 1000000))
(check-sat)
