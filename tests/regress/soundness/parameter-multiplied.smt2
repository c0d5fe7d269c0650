; The parameter scales each step: with three elements the result is divisible by it.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(declare-const p Int)
(define-const r Int (List.fold (lambda ((acc Int) (x Int)) (+ acc (ite (> x 0) p (- p)))) 0 l))
(assert (= (List.len l) 3))
(push)
(assert (and (= p 2) (= r 4)))
(check-sat)
(pop)
(assert (and (= p 2) (= r (- 2))))
(check-sat)
