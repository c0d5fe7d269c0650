; A sum of values of an unknown function.
; EXPECT: sat
(set-logic ALL)
(declare-fun f (Int) Int)
(declare-const l (List Int))
(assert (= (f 0) 5))
(assert (= (List.fold (lambda ((s Int) (x Int)) (+ s (f x))) 0 l) (+ (List.len l) 41)))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (>= x 0))) true l))
(assert (>= (List.len l) 1000000))
(check-sat)
