; The length of a list that occurs only inside a function is not negative either.
; EXPECT: unsat
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) 2))
(define-const twice Int (List.fold (lambda ((acc Int) (x Int)) (+ acc (List.len b))) 0 a))
(push)
(assert (< twice 0))
(check-sat)
(pop)
(assert (= twice 6))
(check-sat)
