; The last element is one of all elements.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(define-const last Int (List.fold (lambda ((acc Int) (x Int)) x) 0 l))
(assert (<= 1 (List.len l) 3))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (> x 10))) true l))
(push)
(assert (< last 10))
(check-sat)
(pop)
(assert (= last 11))
(check-sat)
