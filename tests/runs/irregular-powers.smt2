; Each element is twice the one before it.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(assert (= 4096 (List.fold (lambda ((p Int) (x Int)) (ite (and (> p 0) (= x (* 2 p))) x 0)) 1 l)))
(assert (> (List.len l) 11))
(check-sat)
