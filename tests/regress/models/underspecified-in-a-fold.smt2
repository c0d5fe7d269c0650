; Division by zero at several points at once, chosen by the elements of a list.
; EXPECT: sat
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.fold (lambda ((acc Int) (x Int)) (+ acc (div x 0))) 0 l) 10))
(assert (= (List.fold (lambda ((acc Int) (x Int)) (+ acc (mod x 0))) 0 l) 20))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (< 0 x 3))) true l))
(check-sat)
