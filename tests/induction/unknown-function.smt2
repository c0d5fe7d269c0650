; EXPECT: unsat
; An unknown function is never negative on the elements, but the sum of its values is.
(set-logic ALL)

(declare-const l (List Int))
(declare-fun f (Int) Int)
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (>= (f x) 0))) true l))
(assert (< (List.fold (lambda ((acc Int) (x Int)) (+ acc (f x))) 0 l) 0))

(check-sat)
