; With no zero in the list the quotients are determined.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(define-const r Int (List.fold (lambda ((acc Int) (x Int)) (+ acc (div 6 x))) 0 l))
(assert (= (List.len l) 2))
(assert (= r 100))
(push)
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (distinct x 0))) true l))
(check-sat)
(pop)
(check-sat)
