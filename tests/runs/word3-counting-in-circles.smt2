; 0 1 2 0 1 2 …
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(assert (= 2 (List.fold (lambda ((next Int) (x Int)) (ite (and (>= next 0) (= x next)) (ite (= x 2) 0 (+ x 1)) (- 1))) 0 l)))
(assert (>= (List.fold + 0 l) 1000000))
(check-sat)
