; Each element at least a parameter that is not small: the change is no constant of the problem.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(declare-const p Int)
(assert (> p 1000))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (>= x p) (<= x (+ p 1)))) true l))
(assert (= (List.len l) 1000000))
(assert (= (List.fold + 0 l) 1234567890))
(check-sat)
