; A function applied to every element of a list is part of the model at exactly those points.
; EXPECT: sat
; EXPECT: unsat
(declare-fun weight (Int) Int)
(declare-const l (List Int))
(define-const total Int (List.fold (lambda ((acc Int) (x Int)) (+ acc (weight x))) 0 l))
(assert (= (List.len l) 3))
(assert (= total 100))
(check-sat)
(assert (= (weight 1) 33))
(assert (= l (List.value Int (1 1 1))))
(check-sat)
