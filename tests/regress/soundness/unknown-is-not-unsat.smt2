; Length zero is impossible and for length one the solver underneath gives up: that is not `unsat`. (There are three
; such cubes, of integers with 17 digits.)
; EXPECT: unknown
; EXPECT: sat
(set-option :timeout 300)
(declare-const x Int)
(declare-const y Int)
(declare-const l (List Int))
(assert (<= (List.len l) 1))
(push)
(assert (= (List.fold (lambda ((acc Int) (z Int)) (+ (* x x x) (* y y y) (* z z z))) 0 l) 42))
(check-sat)
(pop)
(set-option :timeout 60000)
(assert (= (List.fold (lambda ((acc Int) (z Int)) (+ x y z)) 0 l) 42))
(check-sat)
